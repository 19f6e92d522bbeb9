/** Addresses of the store that a text may name, such as `{supportEmail}`; the settings hold them. */
export type AddressName =
  | 'supportEmail'
  | 'refundsEmail'
  | 'legalEmail'
  | 'privacyEmail'
  | 'careersEmail'

/** Store texts that a text may name in the same way; those after the second are in content/terms.ts and lib/settings/retention.ts. */
export type StoreTextName =
  | 'currency'
  | 'storeName'
  | 'orderNumberPrefix'
  | 'priceTaxRule'
  | 'deliveryTime'
  | 'returnPeriods'
  | 'guaranteePeriods'
  | 'withdrawalWay'
  | 'keptMessages'
  | 'keptQuestions'
  | 'keptApplications'
  | 'keptCarts'
  | 'keptReminders'
  | 'keptAlerts'
  | 'keptIdleAlerts'

/**
 * A text of an information page. `[Privacy Policy](/privacy)` becomes a link, `{legalEmail}` the
 * address and `{storeName}` the words of that name, `**About**` the name of a button or menu, and what stands between backticks
 * something to type; everything else is shown as it is written.
 */
export type Text = string

export type TableRows = {
  /** Accessible caption of the table. */
  caption: string
  columns: readonly string[]
  /** As many cells as there are columns; the first names the row. */
  rows: readonly (readonly Text[])[]
}

/** A block of a longer text: a paragraph, a list, or a table. */
export type Block = Text | { list: readonly Text[] } | { table: TableRows }

/** A numbered section of a legal text. The id is its anchor and should never change. */
export type NumberedSection = { id: string; title: string; blocks: readonly Block[] }

/** A legal text that is read from top to bottom. */
export type LegalText = {
  /** The day of its last change, such as `2026-01-15`. */
  updated: string
  /** The key points. */
  keyPoints: readonly Text[]
  sections: readonly NumberedSection[]
}
