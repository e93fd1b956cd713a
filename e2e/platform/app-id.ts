/** The local platform hosts a single app. */
export const appId = 'brazos';
