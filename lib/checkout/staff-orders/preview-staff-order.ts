import 'server-only'
import { toDecimal } from '@/lib/core/money'
import type { PricedStaffOrder, StaffOrderPreview } from './contracts'
import { priceStaffOrder } from './price-staff-order'

/** What an order by staff would cost now. Nothing is stored or held. @throws AppError as priceStaffOrder */
export async function previewStaffOrder(asked: StaffOrderPreview): Promise<PricedStaffOrder> {
  const { lines, snapshot, selling } = await priceStaffOrder(asked)
  return {
    items: lines.map((line, place) => ({
      productId: line.productId,
      productName: line.productName,
      quantity: line.quantity,
      todaysPrice: toDecimal(line.todaysCents),
      price: toDecimal(line.priceCents),
      discount: toDecimal(snapshot.items[place]?.discountCents ?? 0),
      isInStock: line.isInStock,
    })),
    discount: toDecimal(snapshot.discountCents),
    subtotal: toDecimal(snapshot.subtotalCents),
    tax: toDecimal(snapshot.taxCents),
    taxKind: snapshot.tax.kind,
    total: toDecimal(snapshot.totalCents),
    currency: selling.currency,
  }
}
