/**
 * The `Content-Disposition` of a file that is downloaded under its name and never displayed (RFC 6266):
 * ASCII for old clients, any characters for others.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. ()-]/g, '_')
  const coded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}
