import { TriangleAlert } from 'lucide-react'
import { timeAgo } from '@/components/back-office/time-ago'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import type { PayoutSummary } from '@/lib/payouts/contracts'

/** When each provider was read, and what failed: a list that is short because of it says so. */
export function ReadNotes({ reads }: Pick<PayoutSummary, 'reads'>) {
  return (
    <div className="mb-6 space-y-2 text-sm" aria-live="polite">
      {reads.length === 0 && (
        <p className="text-muted">
          The providers are read every day at 9:10 UTC, or now if you like.
        </p>
      )}
      {reads.map(({ provider, succeededAt, failingSince, failure, isReading }) => (
        <div key={provider}>
          <p className="text-muted">
            {PROVIDER_LABELS[provider]}:{' '}
            {isReading
              ? 'being read …'
              : succeededAt
                ? `read ${timeAgo(succeededAt)}`
                : 'not read yet'}
          </p>
          {failure !== null && !isReading && (
            <p className="mt-1 flex items-start gap-2 rounded-control border border-danger/30 bg-danger/5 px-3.5 py-3 text-danger">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {PROVIDER_LABELS[provider]} could not be read
                {failingSince && ` since ${new Date(failingSince).toUTCString()}`}, so what is below
                may be incomplete: {failure}
              </span>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
