import type { HostDescription } from './description';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const mostBytes = 10_240;

/**
 * The function for CloudFront's viewer requests (runtime cloudfront-js-2.0): addresses to the keys of the
 * bucket, aliases and other spellings to redirects. What it does not know goes to the bucket, whose 403 or
 * 404 the distribution answers with 404.html. That page leads aliases too, by its script: those which
 * CloudFront has no room for, from about 500 pages on, are left to it.
 */
export function cloudfrontFunction({ pages }: HostDescription): string {
  let known = pages.length;
  while (known > 0 && code(pages.slice(0, known)).length > mostBytes) known -= 1;
  return code(pages.slice(0, known));
}

function code(pages: readonly string[]): string {
  return `// Made by the build; see lib/export/hosts/cloudfront-function.ts.
var aliases = {};
${JSON.stringify(pages)}.forEach(function (name) {
  aliases['/' + name.toLowerCase()] = name === 'Home' ? '/' : '/' + name;
});

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
    var other = /^\\/([\\w-]+)(\\.html|\\/)$/.exec(path);
    // The bucket has the file of the first, and it is no page with an address.
    if (path === '/404.html') request.uri = '/404';
    else if (other !== null) return redirect(308, '/' + other[1], request);
    else if (/^\\/[\\w-]+$/.test(path) && path !== '/404' && path !== '/index') request.uri = path + '.html';
  }
  return request;
}
`;
}
