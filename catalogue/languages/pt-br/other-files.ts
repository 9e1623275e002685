import type { otherFiles as english } from '../en/other-files.ts';
import type { Words } from '../words.ts';

export const otherFiles = {
  title: 'Arquivos que precisam de outro caminho',
  description:
    'InDesign, Publisher, Google Docs, livros do Kindle com proteção contra cópia e mais: por que não os convertemos e o que fazer.',
  keywords: ['indesign para pdf', 'exportar google docs', 'dwg para dxf', 'publisher para pdf', 'winmail.dat', 'drm'],
  lead: 'Alguns arquivos só abrem no programa que os criou. Veja como tirar deles o que você precisa e com qual ferramenta continuar.',
  whatToDo: 'O que fazer',
  next: 'Depois use',
  files: {
    indesign: {
      name: 'InDesign (INDD): não convertemos, mas há um jeito',
      short: 'Só o InDesign abre arquivos INDD. Exporte um PDF nele e converta o PDF.',
      why: 'A Adobe mantém o formato INDD fechado, e nenhum outro programa consegue mostrar as páginas como o InDesign.',
      help: [
        'Com o InDesign: “Arquivo”, “Exportar”, “Adobe PDF”.',
        'Sem o InDesign: peça um PDF a quem fez o arquivo.',
        'Ferramentas que abrem INDD sem o InDesign costumam mostrar só miniaturas. Um PDF é o melhor caminho.',
      ],
    },
    'google-docs': {
      name: 'Google Docs, Planilhas e Apresentações: baixe antes',
      short: 'Um arquivo .gdoc é só um link. Baixe o documento do Google e depois converta.',
      why: 'Arquivos que terminam em .gdoc, .gsheet ou .gslides têm só um endereço. O documento fica no Google.',
      help: [
        'Abra o documento no navegador e escolha “Arquivo”, “Fazer download”. Use Word, Excel, PowerPoint ou PDF.',
        'Para levar um arquivo do Word ao Google Docs: salve como DOCX, envie ao Google Drive e abra lá.',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher (PUB): não convertemos, mas há um jeito',
      short: 'Salve a publicação como PDF no Publisher e converta o PDF.',
      why: 'O Publisher guarda texto e imagens em um formato próprio que nenhum outro programa lê bem.',
      help: [
        'No Publisher: “Arquivo”, “Exportar”, “Criar documento PDF/XPS”.',
        'Sem o Publisher: o LibreOffice Draw abre muitos arquivos PUB e exporta um PDF.',
      ],
    },
    onenote: {
      name: 'OneNote (ONE): não convertemos, mas há um jeito',
      short: 'Exporte a página ou o bloco de anotações como PDF ou Word no OneNote.',
      why: 'O OneNote divide um bloco de anotações em muitos arquivos e na nuvem. Um deles sozinho não é um documento.',
      help: [
        'No OneNote para Windows: “Arquivo”, “Exportar”, e escolha PDF ou Word.',
        'No celular ou no Mac: compartilhe a página como PDF.',
      ],
    },
    dwg: {
      name: 'Desenhos do AutoCAD (DWG): salve antes como DXF',
      short: 'O DWG é um formato fechado. Salve o desenho como DXF e converta aqui.',
      why: 'O DWG pertence ao AutoCAD e é fechado para outros programas. O DXF foi feito para a troca entre eles.',
      help: ['No AutoCAD: “Salvar como”, e escolha DXF.', 'Sem o AutoCAD: peça um DXF ou um PDF do desenho.'],
    },
    'copy-protection': {
      name: 'Livros, músicas e filmes com proteção contra cópia',
      short: 'Arquivos presos a uma conta ou a um aparelho (DRM) só abrem ali.',
      why: 'A loja prende o arquivo à sua conta, e só o programa dela tem a chave. Nós não quebramos essa proteção.',
      help: [
        'Veja se a loja oferece o livro ou a música sem DRM: muitas oferecem.',
        'Peça à editora uma cópia em EPUB ou PDF. Pessoas com deficiência muitas vezes têm direito a ela.',
      ],
    },
    links: {
      name: 'Vídeos e músicas do YouTube e de outros sites',
      short: 'Convertemos os arquivos que você tem, não links. Baixe antes o que você pode baixar.',
      why: 'Aceitamos arquivos, não endereços, e os direitos são de quem fez o vídeo.',
      help: [
        'Seus próprios vídeos: baixe-os no estúdio ou nas configurações do site e depois converta o MP4.',
        'Música: peça a quem a fez ou compre como arquivo.',
      ],
    },
    projects: {
      name: 'Projetos de programas de vídeo e música',
      short: 'iMovie, Premiere, CapCut, GarageBand: exporte antes o vídeo ou a música.',
      why: 'Um projeto guarda os cortes e o lugar dos clipes, não os clipes. Sem o programa, ele não toca.',
      help: ['Abra o projeto e escolha “Compartilhar”, “Exportar” ou “Renderizar”. Use MP4 para vídeos e WAV ou MP3 para músicas.'],
    },
    winmail: {
      name: 'winmail.dat: peça o e-mail de novo',
      short: 'O Outlook embalou o e-mail de um jeito que outros programas não leem.',
      why: 'O Outlook envia e-mails em rich text como um pacote fechado com esse nome.',
      help: [
        'Peça ao remetente que escolha o formato HTML ou texto sem formatação e envie de novo.',
        'Ou peça o e-mail como MSG: esse abre aqui.',
      ],
    },
    database: {
      name: 'Access, QuickBooks e outros bancos de dados',
      short: 'Exporte as tabelas como CSV ou Excel e depois converta.',
      why: 'Um arquivo desses tem muitas tabelas, formulários e regras que só o programa dele sabe juntar.',
      help: [
        'No Access: “Dados Externos”, “Excel” ou “Arquivo de Texto”. No QuickBooks: “Relatórios”, “Excel”.',
        'Arquivos SQLite e dBase abrem aqui como estão.',
      ],
    },
    'whatsapp-backup': {
      name: 'Backups do WhatsApp e do celular',
      short: 'Os backups são criptografados. Exporte uma conversa, uma foto ou uma mensagem de voz.',
      why: 'Um backup é criptografado, e a chave fica no seu celular.',
      help: [
        'No WhatsApp: abra a conversa, escolha “Exportar conversa” e envie o TXT para você.',
        'Mensagens de voz chegam como OPUS, e fotos como JPG.',
      ],
    },
    works: {
      name: 'Microsoft Works (WPS): não convertemos, mas há um jeito',
      short: 'O Works acabou. O Word e o LibreOffice abrem muitos desses arquivos e salvam como DOCX.',
      why: 'Arquivos WPS são do Microsoft Works, que acabou há muito tempo, e não são lidos aqui.',
      help: ['Abra o arquivo no Word ou no LibreOffice Writer e salve como DOCX.', 'Se nenhum dos dois abrir, peça um PDF a quem enviou.'],
    },
    cda: {
      name: 'Faixas de CD (CDA): copie antes a música do CD',
      short: 'Um arquivo CDA aponta para uma faixa do CD e não tem som.',
      why: 'Um arquivo CDA indica um ponto do disco. O som fica no CD.',
      help: [
        'Coloque o CD e copie as músicas com o seu player: a função costuma se chamar “Copiar CD” ou “Importar”.',
        'Escolha ali WAV, FLAC ou MP3.',
      ],
    },
    editing: {
      name: 'Assinar, preencher, traduzir, remover o fundo: não fazemos',
      short: 'Convertemos arquivos e os mudamos por regras. O que precisa da sua mão precisa de um editor.',
      why: 'Essas tarefas precisam do seu olho: onde assinar, qual palavra é a certa, onde termina uma pessoa e começa a parede.',
      help: [
        'Assinar e preencher: a maioria dos leitores de PDF faz isso, também no celular. Depois achate o PDF aqui, para que ninguém o altere.',
        'Traduzir: converta antes o PDF para DOCX, pois assim os tradutores mantêm melhor o layout.',
        'Fundo: recorte a imagem em um editor e salve como PNG, que mantém a transparência.',
      ],
    },
  },
} as const satisfies Words<typeof english>;
