import { bootScript } from '@/lib/session/boot-script';

/** The inline script of the head; the export moves it to the front (lib/export/guard-first.ts). */
export function BootScript() {
  return (
    <script
      data-boot=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, no input reaches it
      dangerouslySetInnerHTML={{ __html: bootScript }}
    />
  );
}
