import { z } from 'zod'
import { isCheckoutStep } from '@/lib/platform/page-kinds.mjs'

/** What browsers send, of which little is read: the old form, and that of the Reporting API with reports of other kinds. */
const text = z.string().max(4000).catch('')
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
})
const reportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
})
const otherReportSchema = z.object({ type: z.string() }).transform(() => null)

/** Of one call. */
const MOST_REPORTS = 20

export const policyReportsSchema = z.union([
  oldReportSchema.transform(({ 'csp-report': report }) => [
    {
      document: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]),
  z
    .array(
      z.union([
        reportSchema.transform(({ body }) => ({
          document: body.documentURL,
          directive: body.effectiveDirective,
          blocked: body.blockedURL,
        })),
        otherReportSchema,
      ]),
    )
    .max(MOST_REPORTS)
    .transform((reports) => reports.filter((report) => report !== null)),
])

type Report = { document: string; directive: string; blocked: string }

/** What reports are counted by; nothing of it says who was there, or what else stood in an address. */
export type ReportGroup = {
  page: 'checkout' | 'back_office' | 'other'
  directive: string
  blocked: string
}

const DIRECTIVE = /^[a-z]+(?:-[a-z]+){0,3}$/
const WORD = /^[a-z][a-z-]{0,29}$/
const EXTENSION = /^[a-z-]+-extension\b/i
const MAX_ORIGIN_LENGTH = 200

function pageOf(document: string): ReportGroup['page'] {
  if (!URL.canParse(document)) return 'other'
  const { pathname } = new URL(document)
  if (isCheckoutStep(pathname)) return 'checkout'
  return /^\/admin(?:\/|$)/.test(pathname) ? 'back_office' : 'other'
}

/** The group of a report; `null` for what says nothing, and for what a visitor's own extensions load. */
export function groupOf({ document, directive: said, blocked: address }: Report) {
  const [directive = ''] = said.trim().split(/\s+/)
  if (!DIRECTIVE.test(directive) || directive.length > 40 || EXTENSION.test(address)) return null
  const blocked = blockedIn(address)
  return blocked === null ? null : { page: pageOf(document), directive, blocked }
}

function blockedIn(address: string): string | null {
  if (WORD.test(address)) return address
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  const named = origin === 'null' ? protocol.slice(0, -1) : origin
  return named.length > MAX_ORIGIN_LENGTH ? null : named
}

/** Whether the owner is told of a group that is new: a script that somebody tried to run where cards are typed. */
export const isAlarming = ({ page, directive }: ReportGroup): boolean =>
  page === 'checkout' && directive.startsWith('script-src')
