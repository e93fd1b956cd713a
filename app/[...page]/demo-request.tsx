import type { Metadata } from 'next';
import { mailtoHref } from '@/app/content-props';
import { PageHeader } from '@/components/sections/page-header';
import { PageFrame } from '@/components/shell/page-frame';
import { content, getPage, hrefOf, sentPage } from '@/lib/content';

/** The form that requests a demo: it becomes an email, or is posted to a form service if site.yaml names one. */
export function demoSlip() {
  const { contactMail, emails, slip, requestForm } = content().site;
  const { subject, body } = emails.demo;
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/:\s*$/, ''));
  const { label: _, send, otherwise, ...words } = slip;
  if (requestForm === undefined) {
    return { ...words, otherwise, email: { to: contactMail, subject }, lines };
  }
  const { email: address, button, after } = send;
  return { ...words, button, after, service: { action: requestForm, address }, lines };
}

/** The address for people who don't want the form; the form that becomes an email has it already. */
export function slipEmail() {
  const { contactMail, requestForm } = content().site;
  return requestForm === undefined ? null : { label: contactMail, href: mailtoHref('contact') };
}

/** Where a form service sends people afterward. */
export function SentPage() {
  const { title, text } = content().site.slip.send;
  const home = { label: getPage('Home').title, href: hrefOf('Home') };
  return (
    <PageFrame breadcrumb={title}>
      <PageHeader title={title} lead={text} actions={[home]} />
    </PageFrame>
  );
}

export function sentMetadata(): Metadata {
  const { name, slip } = content().site;
  return {
    title: { absolute: `${slip.send.title} | ${name}` },
    alternates: { canonical: hrefOf(sentPage) },
    robots: { index: false, follow: true },
  };
}
