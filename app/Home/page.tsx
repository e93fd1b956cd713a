/* /Home is the same page as /, with / as its canonical URL. */
export { default, generateMetadata } from '../page';
