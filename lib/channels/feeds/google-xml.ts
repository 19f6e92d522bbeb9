import { escapeXml } from '@/lib/core/xml'
import { type FeedItem, isIdentified } from './feed-item'
import { plainText } from './plain-text'

/** Google takes so many pictures beside the first one. */
const MAX_ADDITIONAL_IMAGES = 10

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
/** @param text left out where it is empty */
const optional = (name: string, text: string | null) => (text ? element(name, text) : '')

/** The beginning of Google's feed. @param siteUrl where the store is, such as `https://shop.example` */
export function googleHead(storeName: string, description: string, siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    element('title', plainText(storeName, 150)),
    element('link', siteUrl),
    element('description', plainText(description, 500)),
    '\n',
  ].join('')
}

const availabilityOf = ({ isInStock, availableFrom }: FeedItem) =>
  isInStock ? 'in_stock' : availableFrom === null ? 'out_of_stock' : 'preorder'

export const GOOGLE_END = '</channel>\n</rss>\n'

/**
 * A product as Google's product data specification has it. What is mailed costs nothing to ship anywhere; taxes belong to the
 * account at Google.
 */
export function googleItem(item: FeedItem): string {
  return [
    '<item>',
    element('g:id', item.id),
    element('g:title', item.title),
    element('g:description', item.description),
    element('g:link', item.link),
    element('g:image_link', item.imageLink),
    ...item.additionalImageLinks
      .slice(0, MAX_ADDITIONAL_IMAGES)
      .map((link) => element('g:additional_image_link', link)),
    element('g:availability', availabilityOf(item)),
    item.availableFrom === null ? '' : element('g:availability_date', item.availableFrom),
    element('g:price', item.price),
    optional('g:sale_price', item.salePrice),
    optional('g:sale_price_effective_date', item.saleDates),
    optional('g:brand', item.brand),
    optional('g:gtin', item.gtin),
    optional('g:mpn', item.mpn),
    // Google takes it for a yes unless it is told.
    isIdentified(item) ? '' : element('g:identifier_exists', 'no'),
    element('g:condition', item.isUsed ? 'used' : 'new'),
    element('g:google_product_category', String(item.googleCategory)),
    optional('g:product_type', item.productType),
    optional('g:item_group_id', item.itemGroup),
    ...(item.details ?? []).map(
      ({ name, value }) =>
        `<g:product_detail>${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>`,
    ),
    '<g:shipping>',
    element('g:price', item.shippingPrice),
    '</g:shipping>',
    '</item>\n',
  ].join('')
}
