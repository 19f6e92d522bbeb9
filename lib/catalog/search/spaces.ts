import 'server-only'
import { isUnknown } from './expression'
import { type Typed, typedWords } from './typed-words'

/** Typed words, once more with spaces between words of which the catalogue knows the parts only. */
export async function spaced(typed: Typed): Promise<Typed> {
  const words = typed.words.map((each) =>
    isUnknown(each, typed) ? withSpaces(each.word, typed) : each.word,
  )
  const isSame = words.every((word, place) => word === typed.words[place]?.word)
  return isSame ? typed : typedWords(words.join(' '), typed.language)
}

/** Spaces between letters and digits (win11), and around phrases where words are written without spaces. */
function withSpaces(word: string, { synonyms }: Typed): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything but ASCII
  if (!/[^\x00-\x7f]/.test(word)) return word.replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, ' ')
  const phrases = synonyms
    .flat()
    .map(({ words }) => words.join(''))
    .filter((phrase) => phrase.length > 1 && word.includes(phrase))
    .sort((one, other) => other.length - one.length)
  const [longest] = phrases
  return longest ? word.replaceAll(longest, ` ${longest} `) : word
}
