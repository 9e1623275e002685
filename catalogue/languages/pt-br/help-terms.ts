import type { helpTerms as english } from '../../text/help-terms.ts';
import type { Words } from '../words.ts';

/** By alphabet, as the language has it. */
export const helpTerms = {
  title: 'Termos e teclas',
  description: 'O que taxa de bits, codec, DPI, OCR e outros termos significam aqui, e quais teclas funcionam nas páginas.',
  keywords: ['glossário', 'atalhos de teclado', 'o que é ocr', 'o que é um codec'],
  lead: 'Respostas curtas para as palavras que aparecem nas opções e nos resultados.',
  glossaryTitle: 'Termos',
  keysTitle: 'Teclas',
  terms: [
    ['Codec', 'O jeito como o som ou o vídeo é empacotado. Um formato de arquivo pode conter vários.'],
    ['Com perdas', 'O que quase não se percebe fica de fora, e o arquivo fica bem menor.'],
    ['DPI', 'Pontos por polegada. 150 bastam para a tela, 300 para a impressão.'],
    ['Metadados', 'Dados de um arquivo que não aparecem na página: autor, câmera, lugar, data.'],
    ['OCR', 'Reconhecimento de texto: um programa lê as letras de uma digitalização ou de uma foto.'],
    ['Proporção', 'A forma de uma imagem: a largura em relação à altura, por exemplo 16:9.'],
    ['Quadros por segundo', 'Quantas imagens cada segundo de vídeo tem.'],
    ['Recodificar', 'Empacotar o som ou o vídeo de novo. Leva tempo e custa um pouco de qualidade.'],
    ['Sandbox', 'Um espaço fechado no servidor. O programa que trabalha nele só vê o seu arquivo.'],
    ['Sem perdas', 'Cada pixel e cada som fica exatamente como era.'],
    ['Taxa de bits', 'Quantos dados ocupa um segundo de som ou de vídeo. Com mais, o som ou a imagem melhora e o arquivo fica maior.'],
    ['Transparência', 'Partes de uma imagem que deixam ver o fundo.'],
    ['UTF-8', 'O jeito usual de guardar as letras de todos os idiomas. Escolha outro só se as letras saírem erradas.'],
  ],
  keys: [
    ['Ctrl K ou ⌘ K', 'Vai para a busca.'],
    ['↑ ↓ Enter', 'Escolhe um dos resultados da busca.'],
    ['Ctrl V ou ⌘ V', 'Adiciona arquivos ou uma imagem da área de transferência.'],
    ['Tab, Enter', 'Vai até um botão e o aciona. O site inteiro pode ser usado assim.'],
    ['↑ ↓ Home End', 'Muda um arquivo de lugar na hora de juntar.'],
    ['Esc', 'Fecha um menu ou os resultados da busca.'],
    ['F8', 'Vai para o aviso.'],
  ],
} as const satisfies Words<typeof english>;
