/**
 * The `Content-Disposition` of a file that is saved under its name and never shown (RFC 6266): ASCII
 * for old programs, any characters for the others.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. ()-]/g, '_')
  const coded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}
