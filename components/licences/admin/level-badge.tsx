import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { KeyStock } from '@/lib/licences/contracts'
import { LEVEL_TONES } from './key-labels'

type Props = { stock: Pick<KeyStock, 'level' | 'keysByRule'> }

/** How a product stands with its keys. */
export function LevelBadge({ stock: { level, keysByRule } }: Props) {
  const t = useTranslations('backOffice.licences.level')
  return keysByRule ? (
    <Badge tone="success">{t('byRule')}</Badge>
  ) : (
    <Badge tone={LEVEL_TONES[level]}>{t(level)}</Badge>
  )
}
