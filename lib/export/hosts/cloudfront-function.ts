import type { HostDescription } from './description';
import { HostLimitError } from './limit';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const mostBytes = 10_240;

/**
 * The function for CloudFront's viewer requests (runtime cloudfront-js-2.0): addresses to the keys of the
 * bucket, aliases and other spellings to redirects. What it does not know goes to the bucket as it is,
 * whose 403 or 404 the distribution answers with 404.html.
 *
 * @throws HostLimitError
 */
export function cloudfrontFunction({ pages, aliases }: HostDescription): string {
  const code = `// Made by the build; see lib/export/hosts/cloudfront-function.ts.
var pages = ${JSON.stringify(pages)};
var aliases = ${JSON.stringify(Object.fromEntries(aliases.map(({ from, to }) => [from, to])))};

function queryOf(request) {
  var parts = [];
  for (var name in request.querystring) {
    var entry = request.querystring[name];
    var all = entry.multiValue || [entry];
    for (var i = 0; i < all.length; i++) parts.push(all[i].value === '' ? name : name + '=' + all[i].value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function redirect(status, path, request) {
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Permanent Redirect',
    headers: { location: { value: path + queryOf(request) } },
  };
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path === '/') request.uri = '/index.html';
  else if (path === '/index.html') return redirect(308, '/', request);
  else if (Object.prototype.hasOwnProperty.call(aliases, path)) return redirect(301, aliases[path], request);
  else {
    var other = /^\\/([^/]+?)(\\.html|\\/)$/.exec(path);
    if (other !== null && pages.indexOf(other[1]) !== -1) return redirect(308, '/' + other[1], request);
    if (pages.indexOf(path.slice(1)) !== -1) request.uri = path + '.html';
    // The bucket has this file, and it is no page with an address.
    else if (path === '/404.html') request.uri = '/404';
  }
  return request;
}
`;
  if (code.length > mostBytes) {
    throw new HostLimitError(
      `The CloudFront function has ${code.length} bytes, and CloudFront takes ${mostBytes}. ` +
        'Move its pages and aliases into a key value store of CloudFront.',
    );
  }
  return code;
}
