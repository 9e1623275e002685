import type { archives as english } from '../../../en/server/messages/archives.ts';
import type { Words } from '../../../words.ts';

export const archives = {
  archiveNoPictures: 'O arquivo compactado não contém imagens para criar uma história em quadrinhos.',
  archiveLongName: 'O arquivo compactado contém um nome com mais de 255 bytes, o máximo dos sistemas de arquivos.',
  archivePacking: 'O arquivo está compactado de uma forma que não é lida aqui.',
  archiveEntriesLimit: 'O arquivo compactado contém {actual} arquivos e pastas. O limite é {max}.',
  archiveUnpacksTo: 'Extraído, o arquivo compactado ocupa {size}. O limite é {max}.',
  archiveUnpacksTimes: 'Extraído, o arquivo compactado ocupa {actual} vezes o próprio tamanho. O limite é de {max} vezes.',
  archiveEmpty: 'O arquivo compactado está vazio, e não existe RAR vazio.',
  archiveEndsEarly: 'O arquivo compactado termina cedo demais: está cortado ou é uma parte de um arquivo dividido.',
  archivePartOfRar:
    'O arquivo é uma parte de um RAR dividido, e as outras não vieram junto. Extraia todas as partes juntas e compacte tudo em um só arquivo.',
  tailLeft: 'Os bytes depois do fim dos dados compactados foram deixados de fora: não pertencem a nenhum arquivo.',
  zipLastPart:
    'O arquivo é a última de {count} partes de um ZIP dividido, e as outras não vieram junto. Extraia todas as partes juntas e compacte tudo em um só ZIP.',
  zipOnePart:
    'O arquivo é uma parte de um ZIP dividido, e as outras não vieram junto. Extraia todas as partes juntas e compacte tudo em um só ZIP.',
  modelNumbers: 'O modelo guarda os números de uma forma que não é lida aqui.',
  modelTooManyNumbers: 'O modelo tem números demais.',
  modelVersionOld: 'O modelo é glTF 1.0, o que não é lido aqui. Exporte-o como glTF 2.0.',
  modelShapesPacked: 'As formas do modelo estão compactadas com {names}, o que não é lido aqui. Exporte-o sem essa compactação.',
  linksLeft: {
    one: 'Um link que leva para fora do arquivo compactado foi deixado de fora.',
    other: '{count} links que levam para fora do arquivo compactado foram deixados de fora.',
  },
  pathsLeft: {
    one: 'Um item cujo caminho leva para fora do arquivo compactado foi deixado de fora.',
    other: '{count} itens cujos caminhos levam para fora do arquivo compactado foram deixados de fora.',
  },
  pathsMoved: {
    one: 'Um item cujo caminho leva para fora do arquivo compactado foi movido para dentro.',
    other: '{count} itens cujos caminhos levam para fora do arquivo compactado foram movidos para dentro.',
  },
  specialsLeft: {
    one: 'Um item que não é arquivo nem pasta foi deixado de fora.',
    other: '{count} itens que não são arquivos nem pastas foram deixados de fora.',
  },
  namesShortened: {
    one: 'Um nome com mais de 255 bytes, o máximo dos sistemas de arquivos, foi encurtado.',
    other: '{count} nomes com mais de 255 bytes, o máximo dos sistemas de arquivos, foram encurtados.',
  },
  namesRewritten: {
    one: 'Um nome em uma codificação antiga foi reescrito.',
    other: '{count} nomes em uma codificação antiga foram reescritos.',
  },
  fontPostScript: 'As letras desta fonte são curvas PostScript: escolha OTF, WOFF ou WOFF2.',
  fontTrueType: 'As letras desta fonte são curvas TrueType: escolha TTF, WOFF ou WOFF2.',
  fontPacked: 'Não é possível ler as tabelas compactadas da fonte.',
  fontTables: 'As tabelas da fonte não combinam entre si.',
  fontMicroType: 'A fonte do EOT está compactada com MicroType Express, que não é lido aqui.',
  fontLacks: 'Faltam à fonte dados de que um EOT precisa.',
  fontsAddUp: 'As fontes da coleção não combinam entre si.',
  fontsNone: 'A coleção não contém fontes.',
  fontsMany: {
    one: 'A coleção contém uma fonte, demais para o tamanho dela.',
    other: 'A coleção contém {count} fontes, demais para o tamanho dela.',
  },
  messageDamaged: 'A mensagem está danificada.',
  mailNone: 'Nenhum e-mail foi encontrado.',
  mailDamaged: 'O e-mail está danificado.',
  modelShapesElsewhere: 'As formas do modelo estão em um arquivo que não veio junto: {names}.',
  modelNoShape: 'Nenhuma forma foi encontrada no arquivo.',
  modelFeature: 'O modelo usa um recurso que não é lido aqui.',
  modelShapesOnly: 'O resultado tem só as formas do modelo: cores e imagens foram deixadas de fora.',
  modelLooksElsewhere: 'Faltam cores ou imagens do modelo, que estão em arquivos que não vieram junto: {names}.',
  modelMoved:
    'O modelo estava longe da origem, onde os números dos modelos têm poucos dígitos, e foi aproximado dela. Some {x}, {y} e {z} para obter as posições originais.',
  modelCorners: 'Uma face do modelo tem {actual} vértices. O limite é {max}.',
} satisfies Words<typeof english>;
