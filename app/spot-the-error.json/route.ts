import { writtenCases } from '@/components/tools/spot-the-error/check-mistake';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

/** The plans of “Spot the error” without a drawing, fetched once somebody plays. */
export function GET() {
  return Response.json(writtenCases(content().drawings.spotTheError));
}
