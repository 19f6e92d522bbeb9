import type { FAQPage, WithContext } from 'schema-dts'

/** Structured data of questions with their answers, which may be HTML. */
export const faqData = (
  faqs: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
