import { Card, Note, ParagraphSetting, TextSetting } from './setting-fields'

/** Who sells, as invoices say, and how their numbers are made. */
export function InvoicesCard() {
  return (
    <Card
      id="invoices"
      title="Invoices and Credit Notes"
      lead="What they say of the seller. Documents that were issued stay as they are."
    >
      <TextSetting
        name="sellerName"
        label="Seller Name"
        maxLength={120}
        hint="The company or person that sells. Empty: the store’s name."
      />
      <TextSetting
        type="email"
        inputMode="email"
        spellCheck={false}
        name="sellerEmail"
        label="Seller Email"
        maxLength={254}
      />
      <ParagraphSetting
        name="sellerAddress"
        label="Seller Address"
        rows={3}
        maxLength={300}
        className="sm:col-span-2"
      />
      <TextSetting
        name="sellerTaxId"
        label="Seller Tax ID"
        maxLength={40}
        spellCheck={false}
        hint="Such as a VAT number or EIN."
      />
      <TextSetting
        name="sellerRegistration"
        label="Seller Registration"
        maxLength={160}
        hint="Such as the register of companies and the number in it."
      />
      <ParagraphSetting
        name="invoiceFooter"
        label="Footer Text"
        rows={3}
        maxLength={600}
        className="sm:col-span-2"
        hint="Stands at the foot of each document as you write it, in every language."
      />
      <TextSetting
        name="invoiceNumberPrefix"
        label="Invoice Number Prefix"
        required
        maxLength={30}
        spellCheck={false}
        hint="Such as INV-{year}-, where each year has numbers of its own, or INV-, where they go on."
      />
      <TextSetting
        name="creditNoteNumberPrefix"
        label="Credit Note Number Prefix"
        required
        maxLength={30}
        spellCheck={false}
        hint="The same as that of invoices puts both into one series."
      />
      <TextSetting
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        name="invoiceFirstNumber"
        label="First Invoice Number"
        hint="For a prefix that no document has yet; the years after begin with 1."
      />
      <TextSetting
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        name="creditNoteFirstNumber"
        label="First Credit Note Number"
      />
      <TextSetting
        type="number"
        min={1}
        max={9}
        step={1}
        inputMode="numeric"
        name="documentNumberDigits"
        label="Digits of Numbers"
        hint="Shorter numbers get zeros in front, such as 000123."
      />
      <Note>
        An invoice is issued when it is first downloaded, when its order is refunded, or 14 days
        after the order. Until then its buyer can add a company, a tax ID and an address.
      </Note>
    </Card>
  )
}
