import { useLocale, useTranslations } from 'next-intl'
import { ArticleBody } from '@/components/content/articles/article-body'
import { Disclosure, DisclosureBox } from '@/components/storefront/info/disclosure'
import { Notice } from '@/components/storefront/info/notice'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import type { ShownStoreText } from '@/lib/content/store-texts/contracts'
import { questionsOf } from '@/lib/content/store-texts/questions'
import { documentIn } from '@/lib/i18n/english'
import { textLocaleOf } from '@/lib/i18n/locales'
import { faqData } from './faq-data'

/** The questions that the owner wrote, in the language that they are in. */
export function OwnFaqs({ text: { html, language } }: { text: ShownStoreText }) {
  const t = useTranslations('info')
  const locale = useLocale()
  const questions = questionsOf(html)
  return (
    <>
      {language !== textLocaleOf(locale) && (
        <Notice className="mb-5">
          <p>{t('otherLanguage', { language })}</p>
        </Notice>
      )}
      <DisclosureBox {...documentIn(language, locale)}>
        <JsonLd data={faqData(questions)} />
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} title={question}>
            {/* A link to what is inside opens the disclosure; one to the disclosure itself would not. */}
            <div id={`faq-${id}`} className="scroll-mt-36 px-5 pb-5 sm:px-7">
              <ArticleBody html={answer} language={language} />
            </div>
          </Disclosure>
        ))}
      </DisclosureBox>
    </>
  )
}
