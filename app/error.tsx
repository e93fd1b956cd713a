'use client';

/** Replaces the page between top bar and footer after an error. */
export { PageError as default } from '@/components/shell/page-error';
