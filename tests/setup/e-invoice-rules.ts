import { parseXml, type XmlNode } from './xml'

/** What the rules of EN 16931 are about, whichever syntax it was written in. Amounts are cents. */
type Model = {
  lines: { net: number; quantity: number; price: number; base: number; category: string }[]
  changes: { amount: number; isCharge: boolean; category: string }[]
  groups: { taxable: number; tax: number; category: string; percent: number; hasReason: boolean }[]
  totals: Record<
    'lines' | 'allowances' | 'charges' | 'exclusive' | 'inclusive' | 'tax' | 'prepaid' | 'due',
    number
  >
  sellerIds: { vat: boolean; any: boolean }
  buyerHasVat: boolean
  isCredit: boolean
  namesInvoice: boolean
}

/** An element by its path, from child to child. */
const at = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>(
    (inside, name) => inside?.children.find((child) => child.name === name),
    node,
  )
const children = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []
const textAt = (node: XmlNode | undefined, ...path: string[]) => at(node, ...path)?.text ?? ''
const centsAt = (node: XmlNode | undefined, ...path: string[]) =>
  Math.round(Number(textAt(node, ...path) || '0') * 100)

const rated = (code: string, percent: string) => (code === 'O' ? 'O' : `${code} ${Number(percent)}`)

function fromUbl(root: XmlNode): Model {
  const isCredit = root.name === 'CreditNote'
  const total = at(root, 'cac:LegalMonetaryTotal')
  const category = (node: XmlNode | undefined) =>
    rated(textAt(node, 'cbc:ID'), textAt(node, 'cbc:Percent'))
  const [taxTotal] = children(root, 'cac:TaxTotal')
  const seller = at(root, 'cac:AccountingSupplierParty', 'cac:Party')
  const vatOf = (party: XmlNode | undefined) =>
    children(party, 'cac:PartyTaxScheme').some(
      (scheme) => textAt(scheme, 'cac:TaxScheme', 'cbc:ID') === 'VAT',
    )
  return {
    lines: children(root, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine').map((line) => ({
      net: centsAt(line, 'cbc:LineExtensionAmount'),
      quantity: Number(textAt(line, isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity')),
      price: centsAt(line, 'cac:Price', 'cbc:PriceAmount'),
      base: Number(textAt(line, 'cac:Price', 'cbc:BaseQuantity') || '1'),
      category: category(at(line, 'cac:Item', 'cac:ClassifiedTaxCategory')),
    })),
    changes: children(root, 'cac:AllowanceCharge').map((change) => ({
      amount: centsAt(change, 'cbc:Amount'),
      isCharge: textAt(change, 'cbc:ChargeIndicator') === 'true',
      category: category(at(change, 'cac:TaxCategory')),
    })),
    groups: children(taxTotal, 'cac:TaxSubtotal').map((group) => ({
      taxable: centsAt(group, 'cbc:TaxableAmount'),
      tax: centsAt(group, 'cbc:TaxAmount'),
      category: category(at(group, 'cac:TaxCategory')),
      percent: Number(textAt(group, 'cac:TaxCategory', 'cbc:Percent') || '0'),
      hasReason: at(group, 'cac:TaxCategory', 'cbc:TaxExemptionReason') !== undefined,
    })),
    totals: {
      lines: centsAt(total, 'cbc:LineExtensionAmount'),
      allowances: centsAt(total, 'cbc:AllowanceTotalAmount'),
      charges: centsAt(total, 'cbc:ChargeTotalAmount'),
      exclusive: centsAt(total, 'cbc:TaxExclusiveAmount'),
      inclusive: centsAt(total, 'cbc:TaxInclusiveAmount'),
      tax: centsAt(taxTotal, 'cbc:TaxAmount'),
      prepaid: centsAt(total, 'cbc:PrepaidAmount'),
      due: centsAt(total, 'cbc:PayableAmount'),
    },
    sellerIds: {
      vat: vatOf(seller),
      any: vatOf(seller) || at(seller, 'cac:PartyLegalEntity', 'cbc:CompanyID') !== undefined,
    },
    buyerHasVat: vatOf(at(root, 'cac:AccountingCustomerParty', 'cac:Party')),
    isCredit,
    namesInvoice: at(root, 'cac:BillingReference') !== undefined,
  }
}

function fromCii(root: XmlNode): Model {
  const trade = at(root, 'rsm:SupplyChainTradeTransaction')
  const settlement = at(trade, 'ram:ApplicableHeaderTradeSettlement')
  const agreement = at(trade, 'ram:ApplicableHeaderTradeAgreement')
  const total = at(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation')
  const category = (node: XmlNode | undefined) =>
    rated(textAt(node, 'ram:CategoryCode'), textAt(node, 'ram:RateApplicablePercent'))
  const vatOf = (party: XmlNode | undefined) =>
    children(party, 'ram:SpecifiedTaxRegistration').some(
      (registration) => at(registration, 'ram:ID')?.attributes.schemeID === 'VA',
    )
  const seller = at(agreement, 'ram:SellerTradeParty')
  return {
    lines: children(trade, 'ram:IncludedSupplyChainTradeLineItem').map((line) => {
      const price = at(line, 'ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice')
      const settled = at(line, 'ram:SpecifiedLineTradeSettlement')
      return {
        net: centsAt(
          settled,
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          'ram:LineTotalAmount',
        ),
        quantity: Number(textAt(line, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity')),
        price: centsAt(price, 'ram:ChargeAmount'),
        base: Number(textAt(price, 'ram:BasisQuantity') || '1'),
        category: category(at(settled, 'ram:ApplicableTradeTax')),
      }
    }),
    changes: children(settlement, 'ram:SpecifiedTradeAllowanceCharge').map((change) => ({
      amount: centsAt(change, 'ram:ActualAmount'),
      isCharge: textAt(change, 'ram:ChargeIndicator', 'udt:Indicator') === 'true',
      category: category(at(change, 'ram:CategoryTradeTax')),
    })),
    groups: children(settlement, 'ram:ApplicableTradeTax').map((group) => ({
      taxable: centsAt(group, 'ram:BasisAmount'),
      tax: centsAt(group, 'ram:CalculatedAmount'),
      category: category(group),
      percent: Number(textAt(group, 'ram:RateApplicablePercent') || '0'),
      hasReason: at(group, 'ram:ExemptionReason') !== undefined,
    })),
    totals: {
      lines: centsAt(total, 'ram:LineTotalAmount'),
      allowances: centsAt(total, 'ram:AllowanceTotalAmount'),
      charges: centsAt(total, 'ram:ChargeTotalAmount'),
      exclusive: centsAt(total, 'ram:TaxBasisTotalAmount'),
      inclusive: centsAt(total, 'ram:GrandTotalAmount'),
      tax: centsAt(total, 'ram:TaxTotalAmount'),
      prepaid: centsAt(total, 'ram:TotalPrepaidAmount'),
      due: centsAt(total, 'ram:DuePayableAmount'),
    },
    sellerIds: {
      vat: vatOf(seller),
      any: vatOf(seller) || at(seller, 'ram:SpecifiedLegalOrganization', 'ram:ID') !== undefined,
    },
    buyerHasVat: vatOf(at(agreement, 'ram:BuyerTradeParty')),
    isCredit: textAt(root, 'rsm:ExchangedDocument', 'ram:TypeCode') === '381',
    namesInvoice: at(settlement, 'ram:InvoiceReferencedDocument') !== undefined,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Of which rules of EN 16931 about sums, categories and parties an electronic invoice in UBL or CII breaks. */
export function breaksOf(xml: string): string[] {
  const root = parseXml(xml.replace('encoding="utf-8"', 'encoding="UTF-8"'))
  const model = root.name === 'rsm:CrossIndustryInvoice' ? fromCii(root) : fromUbl(root)
  const { lines, changes, groups, totals, sellerIds, buyerHasVat } = model
  const codes = groups.map(({ category }) => category.split(' ')[0] ?? '')
  const changed = (isCharge: boolean) =>
    sum(changes.filter((change) => change.isCharge === isCharge).map(({ amount }) => amount))
  const taxableOf = (category: string) =>
    sum(lines.filter((line) => line.category === category).map(({ net }) => net)) +
    sum(
      changes
        .filter((change) => change.category === category)
        .map(({ amount, isCharge }) => (isCharge ? amount : -amount)),
    )
  const needsReason = ['E', 'AE', 'O']
  const rules: Record<string, boolean> = {
    'BR-16': lines.length > 0,
    'BR-27': lines.every(({ price }) => price >= 0),
    'BR-CO-10': totals.lines === sum(lines.map(({ net }) => net)),
    'BR-CO-11': totals.allowances === changed(false),
    'BR-CO-12': totals.charges === changed(true),
    'BR-CO-13': totals.exclusive === totals.lines - totals.allowances + totals.charges,
    'BR-CO-14': totals.tax === sum(groups.map(({ tax }) => tax)),
    'BR-CO-15': totals.inclusive === totals.exclusive + totals.tax,
    'BR-CO-16': totals.due === totals.inclusive - totals.prepaid,
    // Half a cent of the tax of a gross price is more than that of its net amount times the rate.
    'BR-CO-17': groups.every(
      ({ taxable, tax, percent }) => Math.abs(tax - (taxable * percent) / 100) <= 1,
    ),
    'BR-CO-18': groups.length > 0,
    'BR-CO-26': sellerIds.any,
    'BR-S-08, AE-08, E-08, O-08, Z-08': groups.every(
      ({ taxable, category }) => taxable === taxableOf(category),
    ),
    'BR-S-01, AE-01, E-01, O-01, Z-01': [...lines, ...changes].every(({ category }) =>
      groups.some((group) => group.category === category),
    ),
    'BR-AE-02': !codes.includes('AE') || (sellerIds.vat && buyerHasVat),
    'BR-O-02': !codes.includes('O') || !(sellerIds.vat || buyerHasVat),
    'BR-O-11': !codes.includes('O') || codes.length === 1,
    'BR-AE-09, E-09, O-09, Z-09': groups.every(
      ({ tax, category }) => category.startsWith('S ') || tax === 0,
    ),
    'BR-AE-10, E-10, O-10, S-10, Z-10': groups.every(
      ({ hasReason, category }) => hasReason === needsReason.includes(category.split(' ')[0] ?? ''),
    ),
    'PEPPOL-EN16931-R120': lines.every(
      ({ net, quantity, price, base }) => Math.abs((quantity * price) / base - net) < 1e-6,
    ),
    'a credit note names its invoice': model.isCredit === model.namesInvoice,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}
