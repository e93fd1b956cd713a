import { content, hrefOf } from '@/lib/content';

export const dynamic = 'force-static';

/** The path of each page by its other addresses: its name in lowercase, and old addresses. For the 404 page. */
export function GET() {
  const addresses = content().pages.flatMap(({ name, from = [] }) =>
    [`/${name}`, ...from].map((address) => [address.slice(1).toLowerCase(), hrefOf(name)]),
  );
  return Response.json(Object.fromEntries(addresses));
}
