/** The one app of the local platform. */
export const appId = 'brazos';
