import { useTranslations } from 'next-intl'
import { formatCount, money } from '@/components/back-office/format-number'
import { Badge } from '@/components/ui/badge'
import type { MergePreview, MergeSide } from '@/lib/service/customer-records/merge-contracts'
import { boughtText } from './customer-texts'
import { RadioOption } from './radio-option'

type Props = {
  preview: MergePreview
  /** Which of the two leads. */
  leaderId: number
  onLead: (id: number) => void
}

/** What comes together, which of the two leads, and what it means. */
export function MergePreviewPart({ preview, leaderId, onLead }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const { customers, together, addressIds } = preview
  return (
    <div className="space-y-5 text-sm">
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t('merging.leader')}</legend>
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
        <p className="mt-2 text-muted">{t('merging.leaderHint')}</p>
      </fieldset>

      <section aria-label={t('merging.together')} className="rounded-control bg-sunken px-4 py-3.5">
        <h3 className="font-bold">{t('merging.together')}</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          <Sum label={t('addresses.title')} value={formatCount(addressIds.length)} />
          <Sum label={common('orders')} value={formatCount(together.orders)} />
          <Sum label={t('paid')} value={money(together.paid)} />
          <Sum label={t('refunded')} value={money(together.refunded)} />
          <Sum label={t('net')} value={money(together.net)} />
          <Sum label={common('notes')} value={formatCount(together.notes)} />
          <Sum
            label={t('tags')}
            value={together.tags.join(t('separator')) || t('merging.noTags')}
          />
          <Sum
            label={t('merging.block')}
            value={t(together.isBlocked ? 'merging.ofAll' : 'merging.noBlock')}
          />
        </dl>
      </section>

      {together.isBlocked && (
        <p className="font-semibold text-danger">{t('merging.blockWarning')}</p>
      )}
      <ul className="list-disc space-y-1 ps-5 text-ink-soft">
        <li>{t('merging.notes.inside')}</li>
        <li>{t('merging.notes.block')}</li>
        <li>{t('merging.notes.undo')}</li>
      </ul>
    </div>
  )
}

/** What one of both brings. */
function Side({ side }: { side: MergeSide }) {
  const t = useTranslations('backOffice.customer-records')
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
      <span className="mt-1 block text-ink-soft">{boughtText(t, side)}</span>
      {notes > 0 && (
        <span className="block text-ink-soft">{t('notesCount', { count: notes })}</span>
      )}
      {(tags.length > 0 || isBlocked) && (
        <span className="mt-2 flex flex-wrap gap-1.5">
          {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
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
