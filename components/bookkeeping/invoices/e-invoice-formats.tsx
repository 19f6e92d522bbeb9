import {
  E_INVOICE_FORMATS,
  E_INVOICE_NAMES,
  type EInvoiceFormat,
} from '@/lib/bookkeeping/invoices/e-invoices/formats'

type EInvoiceFormatsProps = {
  /** Names the format and the document. */
  labelOf: (format: string) => string
  isBusy: boolean
  onSave: (format: EInvoiceFormat) => void
}

/** The formats that a document can be saved as besides PDF. */
export const EInvoiceFormats = ({ labelOf, isBusy, onSave }: EInvoiceFormatsProps) => (
  <p className="mt-1 flex flex-wrap gap-x-4">
    {E_INVOICE_FORMATS.map((format) => (
      <button
        key={format}
        type="button"
        className="py-1 font-medium text-primary-strong underline"
        aria-label={labelOf(E_INVOICE_NAMES[format])}
        disabled={isBusy}
        onClick={() => onSave(format)}
      >
        {E_INVOICE_NAMES[format]}
      </button>
    ))}
  </p>
)
