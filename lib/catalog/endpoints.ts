import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { say } from '@/lib/core/server-text'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminProductFilterSchema,
  adminProductQuerySchema,
  adminProductRowsSchema,
  adminProductSchema,
  newProductSchema,
  productChangeSchema,
  productGroupsSchema,
  productPreviewAnswerSchema,
  productPreviewSchema,
  productRemovalSchema,
} from './admin-contracts'
import {
  adminBrandSchema,
  adminBrandsSchema,
  brandPageInputSchema,
  brandPageRemovalSchema,
} from './brand-page-contracts'
import { bulkChangeSchema, bulkResultSchema } from './bulk-contracts'
import { catalogTags } from './cache-tags'
import {
  adminCategoriesSchema,
  adminCategorySchema,
  categoryChangeSchema,
  categoryContentsSchema,
  categoryInputSchema,
  categoryOrderSchema,
  categoryRemovalSchema,
} from './category-contracts'
import {
  adminCollectionSchema,
  adminCollectionsSchema,
  collectionInputSchema,
} from './collection-contracts'
import {
  categoriesSchema,
  categorySchema,
  productFilterQuerySchema,
  productFiltersSchema,
  productQuerySchema,
  productSchema,
  productsSchema,
} from './contracts'
import { MAX_IMPORT_BYTES } from './import-columns'
import { importFieldsSchema, importReportSchema } from './import-contracts'
import { changedOptionsSchema, optionsChangeSchema } from './options-contracts'
import {
  adminOwnFactSchema,
  adminOwnFactsSchema,
  ownFactFiltersSchema,
  ownFactInputSchema,
} from './own-fact-contracts'
import { foreseenPricesSchema, reductionSchema } from './reduction-contracts'
import { searchTags } from './search/cache-tags'
import { translationTags } from './translations/cache-tags'

/** A picture may be a data URL: 5 MB are 6.7 MB as base64. */
const MAX_PRODUCT_BYTES = 8 * 1024 * 1024

const byId = z.object({ id: idSchema })

const FILTER_LISTS = [
  'price',
  'rating',
  'publisher',
  'platform',
  'licenseType',
  'term',
  'devices',
  'fact',
] as const

/** Products are found by their categories, too, and tell how many are left. */
const underProducts = [
  catalogTags.products,
  catalogTags.stock,
  catalogTags.categories,
  translationTags.translations,
]
const underCategories = [catalogTags.categories]

/** The catalogue's calls: those of the storefront, and those of the back office. */
export const catalogEndpoints = defineEndpoints({
  'GET /api/products': {
    summary: 'Products that match, a page at a time',
    who: 'public',
    keptUnder: [...underProducts, catalogTags.collections, searchTags.synonyms],
    query: productQuerySchema,
    queryLists: [...FILTER_LISTS],
    answers: { 200: productsSchema },
    paged: true,
  },
  'GET /api/product-filters': {
    summary:
      'What products that match can be narrowed down by, with how many there are of each value',
    who: 'public',
    keptUnder: [...underProducts, catalogTags.collections, searchTags.synonyms],
    query: productFilterQuerySchema,
    queryLists: [...FILTER_LISTS],
    answers: { 200: productFiltersSchema },
  },
  'GET /api/product-filters/facts': {
    summary:
      'What products that match can be narrowed down by of the facts that the owner defined, with how many there are of each value',
    who: 'public',
    keptUnder: [
      ...underProducts,
      catalogTags.collections,
      catalogTags.ownFacts,
      searchTags.synonyms,
    ],
    query: productFilterQuerySchema,
    queryLists: [...FILTER_LISTS],
    answers: { 200: ownFactFiltersSchema },
  },
  'GET /api/products/[slug]': {
    summary: 'A product by its slug, or by one that it had before',
    who: 'public',
    keptUnder: underProducts,
    answers: { 200: productSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/products/by-id/[id]': {
    summary: 'A product by its id',
    who: 'public',
    keptUnder: underProducts,
    params: byId,
    answers: { 200: productSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/categories': {
    summary: 'All categories that are shown',
    who: 'public',
    keptUnder: underCategories,
    answers: { 200: categoriesSchema },
  },
  'GET /api/categories/main': {
    summary: 'The main categories',
    who: 'public',
    keptUnder: underCategories,
    answers: { 200: categoriesSchema },
  },
  'GET /api/categories/[reference]': {
    summary: 'A category by its slug, or by one that it had before',
    who: 'public',
    keptUnder: underCategories,
    answers: { 200: categorySchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/categories/[reference]/subcategories': {
    summary: 'The subcategories of a category, which is named by its id',
    who: 'public',
    keptUnder: underCategories,
    params: z.object({ reference: idSchema }),
    answers: { 200: categoriesSchema },
    errors: { not_found: NO_DETAILS },
  },

  'GET /api/admin/products': {
    summary:
      'Products, hidden ones too, in the order of their groups; without the texts that one of them has at length',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    scope: 'products.read',
    query: adminProductQuerySchema,
    answers: { 200: adminProductRowsSchema },
    paged: true,
  },
  'POST /api/admin/products': {
    summary: 'Adds a product',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    maxBodyBytes: MAX_PRODUCT_BYTES,
    body: newProductSchema,
    answers: { 201: adminProductSchema },
    errors: { conflict: NO_DETAILS },
  },
  'GET /api/admin/products/[id]': {
    summary: 'A product, hidden or not',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    scope: 'products.read',
    params: byId,
    answers: { 200: adminProductSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PATCH /api/admin/products/[id]': {
    summary: 'Changes fields of a product',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    maxBodyBytes: MAX_PRODUCT_BYTES,
    body: productChangeSchema,
    answers: { 200: adminProductSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/products/[id]': {
    summary: 'Deletes a product, or hides it when orders or keys need it',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    answers: { 200: productRemovalSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/products/[id]/duplicate': {
    summary: 'Adds a hidden copy of a product, without its keys, files, reviews and sales',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    answers: { 201: adminProductSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, invalid: NO_DETAILS },
  },
  'POST /api/admin/products/bulk': {
    summary: 'Changes or removes many products, or previews that',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: bulkChangeSchema,
    answers: { 200: bulkResultSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PATCH /api/admin/products/options': {
    summary: 'Changes prices and visibility of several products, all or none',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: optionsChangeSchema,
    answers: { 200: changedOptionsSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/products/preview': {
    summary: 'Makes a page that shows a product before it is saved',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    maxBodyBytes: MAX_PRODUCT_BYTES,
    body: productPreviewSchema,
    answers: { 201: productPreviewAnswerSchema },
  },
  'POST /api/admin/products/reduction': {
    summary: 'What would be struck through beside the price of a product, and what it cost before',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    body: foreseenPricesSchema,
    answers: { 200: reductionSchema },
  },
  'GET /api/admin/products/export': {
    summary: 'Products that match, as a table',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    query: adminProductFilterSchema,
    answers: { 200: file('text/csv') },
  },
  'GET /api/admin/products/groups': {
    summary: 'The groups of the product list, with how many products match in each',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    scope: 'products.read',
    query: adminProductFilterSchema,
    answers: { 200: productGroupsSchema },
  },
  'POST /api/admin/products/import': {
    summary: 'Adds and changes products from a table, or previews that',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    form: {
      fields: importFieldsSchema.extend({ file: z.file() }),
      maxBytes: MAX_IMPORT_BYTES + 4096,
      tooLarge: say('files.largerThan10Mb'),
    },
    answers: { 200: importReportSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/products/import/refused': {
    summary: 'The lines of a table that an import would refuse, with what is wrong, as a table',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    form: {
      fields: z.object({ file: z.file() }),
      maxBytes: MAX_IMPORT_BYTES + 4096,
      tooLarge: say('files.largerThan10Mb'),
    },
    answers: { 200: file('text/csv') },
  },

  'GET /api/admin/brands': {
    summary:
      'All publishers with how they are presented, and those that are presented without products',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    answers: { 200: adminBrandsSchema },
  },
  'PUT /api/admin/brands': {
    summary: 'Presents a publisher by a picture, texts and its home page',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: brandPageInputSchema,
    answers: { 200: adminBrandSchema },
    errors: { conflict: NO_DETAILS },
  },
  'DELETE /api/admin/brands': {
    summary: 'Leaves a publisher its name and initials alone',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    query: brandPageRemovalSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/collections': {
    summary: 'All collections, hidden ones too, with what they hold',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    answers: { 200: adminCollectionsSchema },
  },
  'POST /api/admin/collections': {
    summary: 'Adds a collection of products, chosen one by one or by rules',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: collectionInputSchema,
    answers: { 201: adminCollectionSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/collections/[id]': {
    summary: 'Changes a collection',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    body: collectionInputSchema,
    answers: { 200: adminCollectionSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/collections/[id]': {
    summary: 'Deletes a collection; its products stay',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/own-facts': {
    summary:
      'The facts of products that the owner defined, with how many products each is known of',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    scope: 'products.read',
    answers: { 200: adminOwnFactsSchema },
  },
  'POST /api/admin/own-facts': {
    summary: 'Defines a fact of products',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: ownFactInputSchema,
    answers: { 201: adminOwnFactSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/own-facts/[id]': {
    summary: 'Changes a fact of products; its slug and kind stay',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    body: ownFactInputSchema,
    answers: { 200: adminOwnFactSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/own-facts/[id]': {
    summary: 'Deletes a fact of products, with what was known of it of each',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/categories': {
    summary: 'All categories, hidden ones too; each main one is followed by its subcategories',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    scope: 'products.read',
    answers: { 200: adminCategoriesSchema },
  },
  'POST /api/admin/categories': {
    summary: 'Adds a category',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: categoryInputSchema,
    answers: { 201: adminCategorySchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/categories/order': {
    summary: 'Puts the categories below a parent into another order',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: categoryOrderSchema,
    answers: { 200: adminCategoriesSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/categories/[id]': {
    summary: 'Changes fields of a category',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    body: categoryChangeSchema,
    answers: { 200: adminCategorySchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/categories/[id]': {
    summary: 'Deletes a category; what is in it goes to another one',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: byId,
    query: categoryRemovalSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: categoryContentsSchema },
  },
})
