/** Words that shoppers type and that say nothing about what they look for, in the languages of the store. */
const IGNORED = new Set(
  [
    'a an and any at buy by cheap for from get in is me my no of on or price purchase shop some such the to with',
    'activation code digital download key keys licence licences license licenses online product serial software',
    'am auf das den der die ein eine einen gunstig im kaufen mit oder preis und von zum zur fur',
    'herunterladen lizenz lizenzen lizenzschlussel produktschlussel programm schlussel',
    'acheter au aux avec cle d de des du en et l la le les logiciel ou pas pour prix sur telecharger un une',
    'al barato clave comprar con del descargar el las licencia los o para por precio programa un una y',
    'cena do dla i klucz klucza klucze kup kupic licencja licencje licencji na oprogramowanie tanio w z',
    'al almak anahtar anahtari fiyat fiyati icin indir lisans lisansi satin ucuz urun ve yazilim',
    'البرنامج الترخيص المفتاح برنامج تحميل ترخيص تنزيل سعر شراء على علي في للبيع مع مفتاح من و',
    '가격 구매 구입 다운로드 라이선스 소프트웨어 시리얼 정품 제품키 키 프로그램',
    'キー ソフト ソフトウェア ダウンロード ライセンス 購入 下载 密钥 序列号 购买 软件',
  ].flatMap((words) => words.split(' ')),
)

/** Whether a word of a search is left out, as long as another one remains. @param word without accents */
export const isIgnored = (word: string): boolean => IGNORED.has(word)

/** An ignored word, by its place, and a counted one beside it. */
export function besideCounted(words: readonly string[]): { place: number; beside: string }[] {
  return words.flatMap((word, place) =>
    isIgnored(word)
      ? [words[place - 1], words[place + 1]].flatMap((beside) =>
          beside === undefined || isIgnored(beside) ? [] : { place, beside },
        )
      : [],
  )
}
