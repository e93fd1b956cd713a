/** `npm run preview`: `npm start` with drafts. `SITE_PREVIEW=1 npm start` works only in a Unix shell. */
process.env.SITE_PREVIEW = '1';
await import('../platform/start');
