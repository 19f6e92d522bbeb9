import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { undo } from '@/components/back-office/undo-toast'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import type { AuditEntry } from '@/lib/staff/audit-contracts'
import { actionText, changesBetween, entityText } from './audit-changes'
import { formatIp } from './user-labels'

const OUTCOME_TONES: Record<AuditEntry['outcome'], ComponentProps<typeof Badge>['tone']> = {
  done: 'success',
  pending: 'brand',
  waiting: 'brand',
  failed: 'danger',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** The columns of the audit trail. @param onUndone loads the trail again */
export const auditColumns = (
  t: Texts<'staff'>,
  common: Texts<'common'>,
  onUndone: () => unknown,
): readonly Column<AuditEntry>[] => [
  {
    key: 'when',
    header: common('when'),
    className: 'whitespace-nowrap align-top text-ink-soft',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'who',
    header: t('audit.who'),
    className: 'align-top',
    cell: ({ username, address }) => (
      <>
        <p className="font-semibold">{username}</p>
        <p className="text-xs text-muted">{formatIp(address)}</p>
      </>
    ),
  },
  {
    key: 'what',
    header: t('audit.what'),
    className: 'align-top whitespace-nowrap',
    cell: ({ action, entityType, entityId, undoesId }) => (
      <>
        <p className="font-semibold">{actionText(t, action)}</p>
        <p className="text-xs text-muted">
          {entityText(t, entityType)} {entityId}
        </p>
        {undoesId !== null && (
          <p className="text-xs text-muted">{t('audit.undid', { id: undoesId })}</p>
        )}
      </>
    ),
  },
  {
    key: 'changes',
    header: t('audit.changes'),
    className: 'min-w-72 align-top',
    cell: (entry) => <Changes entry={entry} />,
  },
  {
    key: 'outcome',
    header: t('audit.outcome'),
    className: 'min-w-32 align-top',
    cell: ({ outcome, outcomeNote, outcomeText, outcomeAt }) => (
      <>
        <Badge tone={OUTCOME_TONES[outcome]}>{t(`audit.outcomes.${outcome}`)}</Badge>
        {outcomeAt && (
          <p className="mt-1 text-xs whitespace-nowrap text-muted">
            <time dateTime={outcomeAt}>{formatDateTime(outcomeAt)}</time>
          </p>
        )}
        {outcomeNote && (
          <p className="mt-1 max-w-72 text-xs text-ink-soft [overflow-wrap:anywhere]">
            {inPageLanguage({ message: outcomeNote, text: outcomeText })}
          </p>
        )}
      </>
    ),
  },
  {
    key: 'undo',
    header: <span className="sr-only">{t('audit.undo')}</span>,
    className: 'align-top',
    align: 'end',
    cell: (entry) => <UndoButtons entry={entry} onUndone={onUndone} />,
  },
]

/** Undoes an entry, or all that the same call changed. */
function UndoButtons({ entry, onUndone }: { entry: AuditEntry; onUndone: () => unknown }) {
  const t = useTranslations('backOffice.staff')
  const [isWorking, setWorking] = useState(false)
  const { id, canUndo, changesOfCall } = entry
  if (!canUndo) return null
  async function start(wholeCall: boolean) {
    setWorking(true)
    await undo({ entryId: id, wholeCall })
    await onUndone()
    setWorking(false)
  }
  const what = { id, action: actionText(t, entry.action), entityId: entry.entityId }
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="outline"
        size="sm"
        aria-label={t('audit.undoNamed', what)}
        disabled={isWorking}
        onClick={() => start(false)}
      >
        {t('audit.undo')}
      </Button>
      {changesOfCall > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={t('audit.undoAllNamed', { count: changesOfCall, id })}
          disabled={isWorking}
          onClick={() => start(true)}
        >
          {t('audit.undoAll', { count: changesOfCall })}
        </Button>
      )}
    </div>
  )
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return null
  return (
    <dl className="space-y-0.5 text-xs [overflow-wrap:anywhere]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="flex flex-wrap gap-x-1.5">
          <dt className="font-semibold text-ink-soft">{field}:</dt>
          <dd className="text-muted">
            {from !== undefined && <del>{from}</del>}
            {from !== undefined && to !== undefined && ' → '}
            {to !== undefined && <ins className="text-ink no-underline">{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
