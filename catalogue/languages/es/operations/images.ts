import type { OperationTexts } from '../../operation-texts.ts';

export const images: OperationTexts = {
  'compress-image': {
    name: 'Comprimir imagen',
    verb: 'Comprimir',
    words: {
      description: 'Reduce imágenes JPG, PNG, WEBP, HEIC y AVIF: tres niveles, o un tamaño máximo. El formato no cambia.',
      keywords: [
        'comprimir imagen',
        'reducir peso imagen',
        'comprimir jpg',
        'comprimir png',
        'reducir tamaño foto',
        'imagen menos de 1 mb',
      ],
      lead: 'Fotos para un formulario, un correo o una web: menos bytes, el mismo formato, y ves lo que ahorras antes de descargar.',
      steps: [
        'Elige imágenes o suéltalas aquí, tantas como quieras.',
        'Elige un nivel o escribe el tamaño máximo de cada imagen.',
        'Pulsa «Comprimir», compara con la vista previa y descarga.',
      ],
      changes: [
        'JPG, WEBP, HEIC y AVIF se guardan con menos calidad; PNG, con una paleta de hasta 256 colores.',
        'El ancho y el alto no cambian, salvo que tu tamaño máximo solo se alcance con menos píxeles.',
        'Una imagen nunca aumenta: si no se puede ahorrar nada, la recibes como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto se reducen las fotos?',
          answer: 'Una foto directa de la cámara o del móvil suele quedarse en la mitad o un tercio con «Equilibrada».',
        },
        {
          question: '¿Por qué mi imagen no se ha reducido?',
          answer: 'Ya estaba bien comprimida. Elige un nivel más fuerte, o redúcela en píxeles con «Cambiar tamaño de imagen».',
        },
        {
          question: '¿Es mejor WEBP o AVIF?',
          answer:
            'Para una web, a menudo sí: la misma calidad ocupa un tercio menos. En ese caso, convierte la imagen en vez de comprimirla.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Cambiar tamaño de imagen',
    verb: 'Redimensionar',
    words: {
      description:
        'Cambia el ancho y el alto de JPG, PNG, WEBP, HEIC, GIF y más, en píxeles o en porcentaje, con tamaños habituales para elegir.',
      keywords: [
        'cambiar tamaño imagen',
        'redimensionar imagen',
        'redimensionar foto',
        'cambiar tamaño foto píxeles',
        'foto carnet tamaño',
        'escalar imagen',
      ],
      lead: 'Pon una imagen en el tamaño que necesitas: en píxeles, en porcentaje o con un tamaño habitual, como Full HD o foto de pasaporte.',
      steps: [
        'Elige imágenes o suéltalas aquí.',
        'Escribe el ancho, el alto o un porcentaje, o toma uno de los tamaños habituales.',
        'Pulsa «Redimensionar» y descarga.',
      ],
      changes: [
        'Con solo un ancho o un alto, la forma de la imagen se conserva.',
        'Con los dos decides tú: dentro del cuadro, llenándolo con los bordes recortados, o estirada.',
        'Los datos de la cámara y los perfiles de color se conservan.',
      ],
      questions: [
        {
          question: '¿Gana nitidez una imagen al ampliarla?',
          answer: 'No. Ampliar añade píxeles, no detalle. Siempre que puedas, reduce en vez de ampliar.',
        },
        {
          question: '¿Cómo hago una foto de pasaporte?',
          answer:
            'Elige «Foto de pasaporte» en «Tamaños habituales»: 35 × 45 mm o 2 × 2 pulgadas a 300 puntos por pulgada. La imagen se recorta a esa forma desde el centro.',
        },
        {
          question: '¿Puedo cambiar el tamaño de un GIF animado?',
          answer: 'Sí. Cambian todos los fotogramas y la animación conserva su velocidad.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Recortar imagen',
    verb: 'Recortar',
    words: {
      description: 'Recorta imágenes en cuadrado, 16:9 u otra forma, o en un área exacta en píxeles. Para JPG, PNG, WEBP, HEIC, GIF y más.',
      keywords: ['recortar imagen', 'recortar foto', 'recortar foto online', 'recortar cuadrado', 'recortar jpg', 'cortar imagen'],
      lead: 'Haz un cuadrado para un perfil, una franja ancha para una cabecera, o recorta justo el área que necesitas.',
      steps: [
        'Elige imágenes o suéltalas aquí.',
        'Elige una forma, como «Cuadrado», o escribe un área en píxeles.',
        'Pulsa «Recortar» y descarga.',
      ],
      changes: [
        'Lo de fuera se corta; los píxeles de dentro no se escalan.',
        'El formato, los datos de la cámara y el perfil de color se conservan.',
        'Todos los fotogramas de una animación se recortan igual.',
      ],
      questions: [
        {
          question: '¿Puedo recortar muchas imágenes a la misma forma a la vez?',
          answer: 'Sí. Añádelas todas; cada una se recorta desde su centro.',
        },
        {
          question: '¿Cómo encuentro el área en píxeles?',
          answer:
            'Cuenta desde la esquina superior izquierda de la imagen ya enderezada. La mayoría de los visores muestran la posición bajo el cursor.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Girar imagen',
    verb: 'Girar',
    words: {
      description: 'Gira fotos 90 o 180 grados o voltéalas como en un espejo, y guárdalas así: JPG, PNG, WEBP, HEIC, GIF y más.',
      keywords: [
        'girar imagen',
        'rotar imagen',
        'girar foto',
        'rotar jpg',
        'voltear imagen',
        'efecto espejo',
        'invertir foto',
        'poner foto derecha',
      ],
      lead: '¿Una foto que sale tumbada en casi todos los programas, o un selfi con las letras al revés? Gírala o voltéala de una vez por todas.',
      steps: ['Elige imágenes o suéltalas aquí.', 'Elige cómo girarlas o voltearlas.', 'Pulsa «Girar» y descarga.'],
      changes: [
        'Se giran los propios píxeles, así que todos los programas muestran la imagen igual.',
        'La nota sobre la orientación en los datos de la cámara se actualiza.',
        'Las animaciones se giran o voltean con todos sus fotogramas.',
      ],
      questions: [
        {
          question: '¿Por qué mi foto sale de lado en el ordenador y no en el móvil?',
          answer:
            'El móvil guarda cómo lo sujetabas, y algunos programas no lo tienen en cuenta. Aquí se giran los píxeles, y eso lo entienden todos.',
        },
        {
          question: '¿Cómo se pone una foto en espejo?',
          answer:
            'Elige «Voltear horizontalmente»: izquierda y derecha se intercambian, y las letras al revés vuelven a leerse. «Voltear verticalmente» intercambia arriba y abajo.',
        },
        {
          question: '¿Pierde calidad un JPG al girarlo?',
          answer: 'Se guarda otra vez con alta calidad, y apenas se nota.',
        },
      ],
    },
  },
};
