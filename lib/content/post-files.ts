/* A post is a page below Blog: `Blog/first-year` is in posts/first-year.md. */

export const isPost = (file: string) => /^posts\/.*\.md$/.test(file);

export const pageOfPost = (file: string) => file.replace(/^posts\/(.*)\.md$/, 'Blog/$1');

export const postFile = (page: string) => page.replace(/^Blog\/(.*)$/, 'posts/$1.md');
