const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands in HTML, between tags or as an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** A text as it stands in XML, between tags or as an attribute. Characters that XML forbids are the caller's to leave out. */
export const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;')
