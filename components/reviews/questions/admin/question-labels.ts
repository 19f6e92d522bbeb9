import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { QuestionStatus } from '@/lib/reviews/questions/question-rules'

export const STATUS_TONES: Record<QuestionStatus, ComponentProps<typeof Badge>['tone']> = {
  pending: 'brand',
  published: 'success',
  hidden: 'neutral',
}
