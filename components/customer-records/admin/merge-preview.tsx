import { money } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import type { MergePreview, MergeSide } from '@/lib/customer-records/merge-contracts'
import { boughtText, counted } from './customer-texts'
import { RadioOption } from './radio-option'

type Props = {
  preview: MergePreview
  /** Which of the two leads. */
  leaderId: number
  onLead: (id: number) => void
}

/** What comes together, which of the two leads, and what it means. */
export function MergePreviewPart({ preview, leaderId, onLead }: Props) {
  const { customers, together, addressIds } = preview
  return (
    <div className="space-y-5 text-sm">
      <fieldset>
        <legend className="mb-1.5 font-semibold">Which one leads?</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {customers.map((side) => (
            <RadioOption
              key={side.id}
              name="leader"
              isChosen={leaderId === side.id}
              onChoose={() => onLead(side.id)}
            >
              <Side side={side} />
            </RadioOption>
          ))}
        </div>
        <p className="mt-2 text-muted">
          Its address and name stand in the list, and its page has everything.
        </p>
      </fieldset>

      <section aria-label="Together" className="rounded-control bg-sunken px-4 py-3.5">
        <h3 className="font-bold">Together</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          <Sum label="Addresses" value={String(addressIds.length)} />
          <Sum label="Orders" value={together.orders.toLocaleString('en')} />
          <Sum label="Paid" value={money(together.paid)} />
          <Sum label="Refunded" value={money(together.refunded)} />
          <Sum label="Net" value={money(together.net)} />
          <Sum label="Notes" value={together.notes.toLocaleString('en')} />
          <Sum label="Tags" value={together.tags.join(', ') || 'None'} />
          <Sum label="Block" value={together.isBlocked ? 'Of all addresses' : 'None'} />
        </dl>
      </section>

      {together.isBlocked && (
        <p className="font-semibold text-danger">
          One of them is blocked: from then on no payment of any of these addresses begins.
        </p>
      )}
      <ul className="list-disc space-y-1 ps-5 text-ink-soft">
        <li>
          Only the back office sees one person. Orders, invoices and mails keep their addresses, and
          My library, links, reviews and coupons stay with each mailbox: nobody gets to see more.
        </li>
        <li>A block of one address stops the payments of all.</li>
        <li>
          “Separate” undoes it: each address has its own orders, notes, tags and block again. What
          is written meanwhile stays with the leading address.
        </li>
      </ul>
    </div>
  )
}

/** What one of both brings. */
function Side({ side }: { side: MergeSide }) {
  const { name, email, otherEmails, notes, tags, isBlocked } = side
  return (
    <>
      {name && (
        <span className="block font-semibold">
          <bdi>{name}</bdi>
        </span>
      )}
      {[email, ...otherEmails].map((address) => (
        <span key={address} className="block [overflow-wrap:anywhere]">
          {address}
        </span>
      ))}
      <span className="mt-1 block text-ink-soft">{boughtText(side)}</span>
      {notes > 0 && <span className="block text-ink-soft">{counted(notes, 'note')}</span>}
      {(tags.length > 0 || isBlocked) && (
        <span className="mt-2 flex flex-wrap gap-1.5">
          {isBlocked && <Badge tone="danger">Blocked</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      )}
    </>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
