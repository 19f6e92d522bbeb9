import { toCents } from '@/lib/core/money'
import type { Selling } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import type { ShopEvent, TrackedProduct } from './shop-events'

type VendorEvent = { name: string; values: Record<string, unknown> }

const numberOf = (amount: string) => toCents(amount) / 100

/** What each of so many costs as a number, as vendors want it; worked out in cents. */
const priceOf = (product: TrackedProduct, quantity: number, selling: Selling) =>
  unitPriceCents(product, quantity, selling) / 100

const worth = (product: TrackedProduct, quantity: number, selling: Selling) =>
  (unitPriceCents(product, quantity, selling) * quantity) / 100

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
export function googleEvent(event: ShopEvent): VendorEvent {
  switch (event.name) {
    case 'view_item':
    case 'add_to_cart': {
      const { name, product, selling } = event
      const quantity = name === 'add_to_cart' ? event.quantity : 1
      const item = {
        item_id: String(product.id),
        item_name: product.name,
        item_brand: product.publisher,
        price: priceOf(product, quantity, selling),
        quantity,
      }
      return {
        name,
        values: {
          currency: selling.currency,
          value: worth(product, quantity, selling),
          items: [item],
        },
      }
    }
    case 'purchase': {
      const { orderNumber, currency, total, tax, items } = event.purchase
      return {
        name: 'purchase',
        values: {
          transaction_id: orderNumber,
          currency,
          value: numberOf(total),
          tax: numberOf(tax),
          items: items.map(({ id, name, price, quantity }) => ({
            item_id: String(id),
            item_name: name,
            price: numberOf(price),
            quantity,
          })),
        },
      }
    }
    case 'search':
      return { name: 'search', values: { search_term: event.term } }
    case 'generate_lead':
      return { name: 'generate_lead', values: { lead_source: event.form } }
  }
}

/** https://developers.facebook.com/docs/meta-pixel/reference */
export function metaEvent(event: ShopEvent): VendorEvent {
  switch (event.name) {
    case 'view_item':
    case 'add_to_cart': {
      const { product, selling } = event
      const quantity = event.name === 'add_to_cart' ? event.quantity : 1
      return {
        name: event.name === 'view_item' ? 'ViewContent' : 'AddToCart',
        values: {
          content_type: 'product',
          content_ids: [String(product.id)],
          content_name: product.name,
          contents: [{ id: String(product.id), quantity }],
          currency: selling.currency,
          value: worth(product, quantity, selling),
        },
      }
    }
    case 'purchase': {
      const { currency, total, items } = event.purchase
      return {
        name: 'Purchase',
        values: {
          content_type: 'product',
          content_ids: items.map(({ id }) => String(id)),
          contents: items.map(({ id, quantity }) => ({ id: String(id), quantity })),
          currency,
          value: numberOf(total),
        },
      }
    }
    case 'search':
      return { name: 'Search', values: { search_string: event.term } }
    case 'generate_lead':
      return { name: 'Lead', values: { content_name: event.form } }
  }
}

/** https://help.pinterest.com/en/business/article/add-event-codes */
export function pinterestEvent(event: ShopEvent): VendorEvent {
  switch (event.name) {
    case 'view_item':
    case 'add_to_cart': {
      const { product, selling } = event
      const quantity = event.name === 'add_to_cart' ? event.quantity : 1
      const line = {
        product_id: String(product.id),
        product_name: product.name,
        product_brand: product.publisher,
        product_price: priceOf(product, quantity, selling),
        product_quantity: quantity,
      }
      return {
        name: event.name === 'view_item' ? 'pagevisit' : 'addtocart',
        values: {
          currency: selling.currency,
          value: worth(product, quantity, selling),
          order_quantity: quantity,
          line_items: [line],
        },
      }
    }
    case 'purchase': {
      const { orderNumber, currency, total, items } = event.purchase
      return {
        name: 'checkout',
        values: {
          order_id: orderNumber,
          event_id: orderNumber,
          currency,
          value: numberOf(total),
          order_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
          line_items: items.map(({ id, name, price, quantity }) => ({
            product_id: String(id),
            product_name: name,
            product_price: numberOf(price),
            product_quantity: quantity,
          })),
        },
      }
    }
    case 'search':
      return { name: 'search', values: { search_query: event.term } }
    case 'generate_lead':
      return { name: 'lead', values: { lead_type: event.form } }
  }
}
