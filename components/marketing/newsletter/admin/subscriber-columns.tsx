import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { shownEmail } from '@/lib/core/shown-email'
import type { SubscriberRow } from '@/lib/marketing/newsletter/admin-contracts'
import type { SubscriberState } from '@/lib/marketing/newsletter/subscriber-states'

const STATE_TONES: Record<SubscriberState, ComponentProps<typeof Badge>['tone']> = {
  confirmed: 'success',
  waiting: 'brand',
  unsubscribed: 'neutral',
}

export function useSubscriberColumns(
  onRemove: (subscriber: SubscriberRow) => void,
): readonly Column<SubscriberRow>[] {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'email',
      header: t('subscribers.email'),
      className: 'min-w-56 [overflow-wrap:anywhere] font-medium',
      cell: ({ email }) => shownEmail(email),
    },
    {
      key: 'state',
      header: common('state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`subscriberState.${state}`)}</Badge>,
    },
    {
      key: 'language',
      header: common('language'),
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ locale }) => languageName(locale),
    },
    {
      key: 'since',
      header: t('subscribers.since'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt, confirmedAt, unsubscribedAt }) => {
        const since = unsubscribedAt ?? confirmedAt ?? createdAt
        return <time dateTime={since}>{formatDateTime(since)}</time>
      },
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (subscriber) => (
        <RowAction
          icon={Trash2}
          label={t('subscribers.removeNamed', { email: subscriber.email })}
          title={common('remove')}
          isDanger
          onClick={() => onRemove(subscriber)}
        />
      ),
    },
  ]
}
