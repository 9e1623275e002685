import type { Verb } from './verb.ts';

/** Tasks that other programs do: the answer says which. */
export const elsewhereVerbs: readonly Verb[] = [
  {
    id: 'sign',
    words:
      'sign esign signing signature firmar firma assinar assinatura unterschreiben unterschrift signieren signer подписать توقيع 签名 署名',
    cases: [{ of: '*', pairs: '/other-files#editing, /flatten-pdf' }],
  },
  {
    id: 'translate',
    words: 'translate translation translator traducir traduzir übersetzen traduire перевод terjemahkan 翻译 翻訳',
    cases: [{ of: '*', pairs: '/other-files#editing, pdf docx' }],
  },
  {
    id: 'cutout',
    words: '',
    cases: [{ of: '*', pairs: '/other-files#editing, /crop-image' }],
  },
  {
    id: 'stream',
    words: 'youtube soundcloud vimeo',
    cases: [{ of: '*', pairs: '/other-files#links, mp4 mp3' }],
  },
  {
    id: 'bought',
    words: 'spotify netflix deezer',
    cases: [{ of: '*', pairs: '/other-files#copy-protection, m4b mp3' }],
  },
];
