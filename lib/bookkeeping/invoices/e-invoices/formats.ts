/** An electronic invoice as a file for programs: what stands inside its PDF (Factur-X, ZUGFeRD), and UBL of two profiles. */
export const E_INVOICE_FORMATS = ['cii', 'xrechnung', 'peppol'] as const
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number]

/** As they are called. */
export const E_INVOICE_NAMES: Readonly<Record<EInvoiceFormat, string>> = {
  cii: 'Factur-X (XML)',
  xrechnung: 'XRechnung',
  peppol: 'Peppol BIS',
}
