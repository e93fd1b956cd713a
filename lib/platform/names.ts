/* The platform's names in URLs and in local storage, for the site's script and for the full client. */

/** The URL parameter with which the platform returns from a sign-in. */
export const tokenParam = 'access_token';
/** The URL parameter that removes any stored token. */
export const clearParam = 'clear_access_token';
/** The keys of the stored token. Older parts of the platform read the second one. */
export const tokenKeys = ['base44_access_token', 'token'] as const;
/** Begins the keys of the other stored parameters. */
export const paramPrefix = 'base44_';
