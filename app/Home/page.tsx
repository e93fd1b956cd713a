/* /Home is the same page as /, with / as its canonical URL. */
export { default, metadata } from '../page';
