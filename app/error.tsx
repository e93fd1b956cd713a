'use client';

/** Stands between the bar and the footer when a page has failed. */
export { PageError as default } from '@/components/shell/page-error';
