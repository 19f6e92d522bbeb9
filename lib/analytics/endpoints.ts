import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import {
  breakdownQuerySchema,
  breakdownSchema,
  catalogueCountsSchema,
  exportQuerySchema,
  forecastQuerySchema,
  forecastSchema,
  funnelSchema,
  periodQuerySchema,
  productViewSchema,
  refundReasonsSchema,
  summarySchema,
} from './contracts'

/** The figures of the back office, and what is counted for them. */
export const analyticsEndpoints = defineEndpoints({
  'POST /api/product-views': {
    summary: 'Counts that somebody looks at a product, without remembering who',
    who: 'public',
    limit: { name: 'product-views', points: 600, seconds: 600 },
    body: productViewSchema,
    answers: { 204: NO_CONTENT },
  },
  'GET /api/admin/analytics/counts': {
    summary: 'How many products and categories there are',
    who: 'staff',
    permission: 'catalogue.read',
    answers: { 200: catalogueCountsSchema },
  },
  'GET /api/admin/analytics/summary': {
    summary: 'Sales and carts of a period, and of as many days right before',
    who: 'staff',
    permission: 'analytics',
    query: periodQuerySchema,
    answers: { 200: summarySchema },
  },
  'GET /api/admin/analytics/breakdown': {
    summary: 'Sales of a period by what was sold, or by a fact of its orders, the largest first',
    who: 'staff',
    permission: 'analytics',
    query: breakdownQuerySchema,
    answers: { 200: breakdownSchema },
  },
  'GET /api/admin/analytics/funnel': {
    summary: 'How many looked at products, filled a cart, started to pay and bought',
    who: 'staff',
    permission: 'analytics',
    query: periodQuerySchema,
    answers: { 200: funnelSchema },
  },
  'GET /api/admin/analytics/refund-reasons': {
    summary: 'What was paid back in a period by the reason that buyers gave',
    who: 'staff',
    permission: 'analytics',
    query: periodQuerySchema,
    answers: { 200: refundReasonsSchema },
  },
  'GET /api/admin/analytics/forecast': {
    summary: 'How long the keys last, those first that run out first',
    who: 'staff',
    permission: 'analytics',
    query: forecastQuerySchema,
    answers: { 200: forecastSchema },
    paged: true,
  },
  'GET /api/admin/analytics/export': {
    summary: 'One of the tables as a file',
    who: 'staff',
    permission: 'analytics',
    query: exportQuerySchema,
    answers: { 200: file('text/csv') },
  },
})
