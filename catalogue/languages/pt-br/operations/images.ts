import type { OperationTexts } from '../../operation-texts.ts';

export const images: OperationTexts = {
  'compress-image': {
    name: 'Comprimir imagem',
    verb: 'Comprimir',
    words: {
      description: 'Deixe imagens JPG, PNG, WEBP, HEIC e AVIF menores: três níveis, ou um tamanho máximo. O formato continua o mesmo.',
      keywords: [
        'comprimir imagem',
        'reduzir tamanho da imagem',
        'comprimir jpg',
        'comprimir png',
        'diminuir foto',
        'imagem menor que 1 mb',
      ],
      lead: 'Fotos para um formulário, um e-mail ou um site: menos bytes, o mesmo formato, e você vê a economia antes de baixar.',
      steps: [
        'Escolha imagens ou solte-as aqui, quantas quiser.',
        'Escolha um nível, ou digite o tamanho máximo de cada imagem.',
        'Clique em “Comprimir”, compare com a prévia e baixe.',
      ],
      changes: [
        'JPG, WEBP, HEIC e AVIF são salvos com qualidade menor, PNG com uma paleta de até 256 cores.',
        'Largura e altura ficam, a não ser que só menos pixels atinjam seu tamanho máximo.',
        'Uma imagem nunca fica maior: se não for possível reduzir nada, você a recebe como estava.',
      ],
      questions: [
        {
          question: 'Quanto as fotos diminuem?',
          answer: 'Uma foto direto da câmera ou do celular costuma cair à metade ou a um terço com “Equilibrada”.',
        },
        {
          question: 'Por que minha imagem não diminuiu?',
          answer: 'Ela já estava bem comprimida. Use um nível mais forte, ou menos pixels com “Redimensionar imagem”.',
        },
        {
          question: 'WEBP ou AVIF é melhor?',
          answer:
            'Para um site, muitas vezes sim: a mesma qualidade ocupa um terço a menos. Nesse caso, converta a imagem em vez de comprimir.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Redimensionar imagem',
    verb: 'Redimensionar',
    words: {
      description:
        'Mude largura e altura de JPG, PNG, WEBP, HEIC, GIF e outros, em pixels ou porcentagem, com tamanhos comuns para escolher.',
      keywords: [
        'redimensionar imagem',
        'mudar tamanho da imagem',
        'redimensionar foto',
        'tamanho da foto em pixels',
        'tamanho foto 3x4',
        'aumentar diminuir imagem',
      ],
      lead: 'Deixe uma imagem no tamanho de que precisa: em pixels, em porcentagem, ou em um tamanho comum como Full HD ou foto de passaporte.',
      steps: [
        'Escolha imagens ou solte-as aqui.',
        'Digite largura, altura ou uma porcentagem, ou use um tamanho comum.',
        'Clique em “Redimensionar” e baixe.',
      ],
      changes: [
        'Só com largura ou só com altura, a proporção da imagem é mantida.',
        'Com as duas, você decide: dentro da caixa, preenchendo-a com as bordas cortadas, ou esticada.',
        'Dados da câmera e perfis de cor são mantidos.',
      ],
      questions: [
        {
          question: 'Uma imagem fica mais nítida quando a amplio?',
          answer: 'Não. Ampliar adiciona pixels, não detalhes. Prefira diminuir a aumentar.',
        },
        {
          question: 'Como faço uma foto de passaporte?',
          answer:
            'Escolha “Foto de passaporte” em “Tamanhos comuns”: 35 × 45 mm ou 2 × 2 polegadas a 300 pontos por polegada. A imagem é recortada nessa forma a partir do centro.',
        },
        {
          question: 'Posso redimensionar um GIF animado?',
          answer: 'Sim. Todos os quadros são redimensionados, e a animação mantém a velocidade.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Recortar imagem',
    verb: 'Recortar',
    words: {
      description:
        'Recorte imagens em quadrado, 16:9 ou outra forma, ou em uma área exata em pixels. Para JPG, PNG, WEBP, HEIC, GIF e outros.',
      keywords: ['recortar imagem', 'cortar foto', 'recortar foto online', 'recortar quadrado', 'cortar jpg', 'cortar imagem'],
      lead: 'Faça um quadrado para um perfil, uma faixa larga para um cabeçalho, ou recorte exatamente a área de que precisa.',
      steps: [
        'Escolha imagens ou solte-as aqui.',
        'Escolha uma forma como “Quadrado”, ou digite uma área em pixels.',
        'Clique em “Recortar” e baixe.',
      ],
      changes: [
        'O que está fora é cortado; os pixels de dentro não mudam de escala.',
        'Formato, dados da câmera e perfil de cor são mantidos.',
        'Todos os quadros de uma animação são cortados igual.',
      ],
      questions: [
        {
          question: 'Posso recortar muitas imagens na mesma forma de uma vez?',
          answer: 'Sim. Adicione todas; cada uma é recortada a partir do próprio centro.',
        },
        {
          question: 'Como acho a área em pixels?',
          answer: 'Conte a partir do canto superior esquerdo da imagem em pé. A maioria dos visualizadores mostra a posição sob o cursor.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Girar imagem',
    verb: 'Girar',
    words: {
      description: 'Gire fotos em 90 ou 180 graus ou inverta-as como num espelho, e salve assim: JPG, PNG, WEBP, HEIC, GIF e outros.',
      keywords: [
        'girar imagem',
        'rotacionar imagem',
        'girar foto',
        'rotacionar jpg',
        'virar imagem',
        'espelhar imagem',
        'inverter foto',
        'endireitar foto',
      ],
      lead: 'Uma foto que aparece deitada em quase todo programa, ou uma selfie com as letras ao contrário? Gire ou inverta de uma vez por todas.',
      steps: ['Escolha imagens ou solte-as aqui.', 'Escolha como girar ou inverter.', 'Clique em “Girar” e baixe.'],
      changes: [
        'Os próprios pixels são girados, então todo programa mostra a imagem igual.',
        'A nota sobre a orientação nos dados da câmera é atualizada.',
        'Animações são giradas ou invertidas com todos os quadros.',
      ],
      questions: [
        {
          question: 'Por que minha foto fica deitada no computador mas não no celular?',
          answer:
            'O celular guarda como estava na sua mão, e alguns programas ignoram isso. Aqui os pixels são girados, o que todos entendem.',
        },
        {
          question: 'Como espelhar uma foto?',
          answer:
            'Escolha “Inverter na horizontal”: esquerda e direita trocam de lado, e letras ao contrário voltam a ser legíveis. “Inverter na vertical” troca o alto e o baixo.',
        },
        {
          question: 'Girar um JPG prejudica a qualidade?',
          answer: 'Ele é salvo mais uma vez em alta qualidade, o que mal se vê.',
        },
      ],
    },
  },
};
