import type { HostResponse } from '../faulty-host';

export const isPage = (path: string) => ['/', '/Home', '/AITeam', '/ShiftLog'].includes(path);

export const isHashed = (path: string) => path.startsWith('/_next/static/');

export const withHeader = (
  answer: HostResponse,
  name: string,
  value: string | string[],
): HostResponse => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

export const withoutHeader = (answer: HostResponse, name: string): HostResponse => {
  const { [name]: _, ...headers } = answer.headers;
  return { ...answer, headers };
};

export const redirect = (status: number, location: string): HostResponse => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});
