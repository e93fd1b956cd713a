import { failAwaitedCall, type SiteFault } from './site-fault';

/** The statuses from 300 to 599 that have a meaning somewhere, including in proxies and CDNs. */
const statuses = [
  300, 301, 302, 303, 304, 305, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410,
  411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451, 499,
  500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511, 520, 521, 522, 523, 524, 525, 526, 530,
  599,
];
/** The site retries these once. The browser blocks redirects, which the site sees as network errors. */
const retryable = [301, 302, 303, 307, 308, 408, 429];
/** The browser itself retries these too; after 408, once for each connection that it has used before. */
const retriedByBrowser = [407, 421];
const timedOut = 408;
const maxRequestsAfterTimeout = 14;

/** One of each kind, for the sample; lib/session/http-statuses.test.ts covers all of them without a browser. */
const sampled = [
  300, 302, 304, 307, 400, 401, 403, 404, 407, 408, 421, 429, 451, 500, 503, 511, 599,
];

export const statusFaults: SiteFault[] = statuses.map((status) => {
  const siteRequests = status >= 500 || retryable.includes(status) ? 2 : 1;
  const maxRequests =
    status === timedOut
      ? maxRequestsAfterTimeout
      : siteRequests * (retriedByBrowser.includes(status) ? 2 : 1);
  return {
    name: `status ${status}`,
    beforeLoad: failAwaitedCall({ kind: 'status', status }),
    maxRequests: { visitor: maxRequests, 'signed in': 1 + maxRequests },
    skipInSample: !sampled.includes(status),
  };
});
