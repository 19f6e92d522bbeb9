import { useTranslations } from 'next-intl'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import type { Answers, Question } from '@/lib/catalog/edition-finder/answers'
import type { Candidate } from '@/lib/catalog/edition-finder/find-editions'
import type { FinderUse } from '@/lib/catalog/edition-finder/finder-uses'
import { PLATFORM_NAMES, type Platform } from '@/lib/catalog/product-facts'

/** How answers of the finder, and what products have for them, are said. */
export function useAnswerTexts() {
  const t = useTranslations('editionFinder')
  const facts = useFactTexts()
  const use = (id: FinderUse): string => t(`uses.${id}`)
  const say = {
    use,
    devices: facts.devices,
    term: facts.term,
    system: (platform: Platform) => PLATFORM_NAMES[platform],
  }
  return {
    ...say,
    /** What was answered to a question; empty for one that was not answered. */
    answer: (question: Question, answers: Answers): string => {
      const { use: chosen, devices, system, term } = answers
      const said: Record<Question, string> = {
        use: chosen === null ? '' : use(chosen),
        devices: devices === null ? '' : say.devices(devices),
        system: system.map(say.system).join(', '),
        term: term === null ? '' : say.term(term),
      }
      return said[question]
    },
    /** What a product has for it. */
    own: (question: Question, { devices, termMonths, platforms }: Candidate): string => {
      const said: Record<Question, string> = {
        use: '',
        devices: devices === null ? t('unknown') : say.devices(devices),
        system: platforms.map(say.system).join(', ') || t('unknown'),
        term: termMonths === null ? t('unknown') : say.term(termMonths),
      }
      return said[question]
    },
  }
}
