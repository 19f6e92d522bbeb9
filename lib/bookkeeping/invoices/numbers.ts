/** What a document's number begins with. @param template such as `INV-{year}-` @param issuedOn `2026-11-24` */
export const prefixOf = (template: string, issuedOn: string): string =>
  template.replaceAll('{year}', issuedOn.slice(0, 4))

/** A document's number. @param digits shorter positions get zeros in front */
export const documentNumber = (prefix: string, position: number, digits: number): string =>
  prefix + String(position).padStart(digits, '0')

/** For how many days after the order its buyer may complete the invoice, if nobody asks for it before. */
export const ISSUED_AFTER_DAYS = 14
