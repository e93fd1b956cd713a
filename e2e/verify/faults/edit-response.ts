import type { HostResponse } from '../faulty-host';

export const isPage = (path: string) => ['/', '/Home', '/AITeam', '/ShiftLog'].includes(path);

export const isHashed = (path: string) => path.startsWith('/_next/static/');

export const withHeader = (
  response: HostResponse,
  name: string,
  value: string | string[],
): HostResponse => ({
  ...response,
  headers: { ...response.headers, [name]: value },
});

export const withoutHeader = (response: HostResponse, name: string): HostResponse => {
  const { [name]: _, ...headers } = response.headers;
  return { ...response, headers };
};

export const redirect = (status: number, location: string): HostResponse => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});
