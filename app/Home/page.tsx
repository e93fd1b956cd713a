/* /Home is the same page as /, and names / as its canonical address. */
export { default, metadata } from '../page';
