import { Badge } from '@/components/ui/badge'
import type { KeyStock } from '@/lib/licences/contracts'
import { LEVEL_LABELS, LEVEL_TONES } from './key-labels'

type Props = { stock: Pick<KeyStock, 'level' | 'keysByRule'> }

/** How a product stands with its keys. */
export const LevelBadge = ({ stock: { level, keysByRule } }: Props) =>
  keysByRule ? (
    <Badge tone="success">By rule</Badge>
  ) : (
    <Badge tone={LEVEL_TONES[level]}>{LEVEL_LABELS[level]}</Badge>
  )
