import type { ProblemWords } from '../../problem-words.ts';

export const problems = {
  invalid_request: { title: 'Não foi possível ler a solicitação', remedy: 'Recarregue a página e envie o arquivo de novo.' },
  missing_file: { title: 'Nenhum arquivo foi enviado', remedy: 'Escolha um arquivo e converta de novo.' },
  multiple_files: {
    title: 'Mais de um arquivo foi enviado de uma vez',
    remedy: 'Envie um arquivo em cada solicitação ou escolha um formato que aceite vários.',
  },
  missing_format: { title: 'Faltam os formatos', remedy: 'Informe o formato do arquivo e o formato que você quer.' },
  invalid_option: { title: 'Uma opção tem um valor não permitido', remedy: 'Mude a opção indicada aqui ou deixe-a de fora.' },
  option_missing: { title: 'Falta escolher algo', remedy: 'Informe o que é pedido aqui e tente de novo.' },
  key_needed: { title: 'É preciso uma chave', remedy: 'Envie a chave que o operador deu a você.' },
  not_allowed: { title: 'A chave não permite isso', remedy: 'Fale com o operador.' },
  not_found: { title: 'Não há nada aqui', remedy: 'Confira o endereço.' },
  method_not_allowed: { title: 'Este endereço não aceita esse método', remedy: 'Use o método indicado no cabeçalho Allow.' },
  job_not_done: {
    title: 'O resultado ainda não está pronto',
    remedy: 'Consulte o estado da tarefa ou acompanhe os eventos dela até o fim.',
  },
  job_expired: { title: 'O resultado foi excluído', remedy: 'Converta o arquivo novamente.' },
  range_not_satisfiable: { title: 'O resultado é mais curto do que isso', remedy: 'Peça apenas bytes que o resultado tenha.' },
  upload_timeout: { title: 'O envio demorou demais', remedy: 'Verifique sua conexão e tente de novo.' },
  unsupported_media_type: {
    title: 'A solicitação não é um formulário com arquivos',
    remedy: 'Envie multipart/form-data com os campos file, inputFormat e outputFormat.',
  },
  unsupported_format: {
    title: 'Este formato não é conhecido aqui',
    remedy: 'Consulte a lista de formatos ou salve o arquivo em um mais comum.',
  },
  unsupported_conversion: { title: 'Esta conversão não é oferecida', remedy: 'Escolha outro formato de saída para este arquivo.' },
  content_mismatch: {
    title: 'O arquivo não é o que o nome diz',
    remedy: 'Escolha o formato que o arquivo tem de verdade ou salve-o de novo no programa em que foi criado.',
  },
  empty_file: {
    title: 'O arquivo está vazio',
    remedy: 'Confira o arquivo no seu aparelho: talvez ele não tenha sido salvo ou copiado por completo.',
  },
  corrupt_input: {
    title: 'O arquivo está danificado',
    remedy: 'Abra-o no programa em que foi criado, salve-o de novo e envie a nova cópia.',
  },
  password_protected: {
    title: 'O arquivo está protegido por senha',
    remedy: 'Digite a senha ou remova-a no programa em que o arquivo foi criado e converta de novo.',
  },
  copy_protected: {
    title: 'O livro tem proteção contra cópia (DRM)',
    remedy: 'Converta uma cópia sem essa proteção; muitas lojas e bibliotecas oferecem uma.',
  },
  wrong_password: {
    title: 'A senha não abre o arquivo',
    remedy: 'Confira a senha, inclusive as maiúsculas, e converta de novo.',
  },
  nothing_to_convert: {
    title: 'Não há nada no arquivo para converter',
    remedy: 'Verifique se o arquivo tem as páginas, as imagens, o som ou as tabelas que você espera.',
  },
  columns_differ: {
    title: 'As tabelas têm colunas diferentes',
    remedy: 'Dê às colunas os mesmos nomes em todos os arquivos ou escolha XLSX, em que cada arquivo ganha a própria planilha.',
  },
  image_too_large: { title: 'A imagem tem pixels demais', remedy: 'Diminua a imagem e tente de novo.' },
  too_many_frames: { title: 'A animação tem quadros demais', remedy: 'Encurte a animação e tente de novo.' },
  too_many_pages: { title: 'O documento tem páginas demais', remedy: 'Escolha um intervalo de páginas ou divida o documento.' },
  page_too_large: { title: 'Uma página é grande demais', remedy: 'Escolha uma resolução menor ou diminua a página.' },
  media_too_long: { title: 'A gravação é longa demais', remedy: 'Corte-a ou divida-a em partes.' },
  video_too_large: { title: 'A imagem do vídeo é grande demais', remedy: 'Escolha uma resolução menor.' },
  too_many_entries: { title: 'O arquivo compactado contém arquivos demais', remedy: 'Divida-o em arquivos menores.' },
  decompression_bomb: {
    title: 'Descompactado, o arquivo fica muito maior do que é',
    remedy: 'Envie um arquivo que, descompactado, fique abaixo do limite.',
  },
  output_too_large: {
    title: 'O resultado ficaria grande demais',
    remedy: 'Escolha uma qualidade mais baixa, um tamanho menor ou menos páginas.',
  },
  unsafe_archive: {
    title: 'O arquivo compactado tem itens que não é seguro extrair',
    remedy: 'Compacte os arquivos de novo, sem links nem caminhos absolutos.',
  },
  unsafe_content: {
    title: 'O arquivo tem conteúdo que não é seguro abrir',
    remedy: 'Salve o arquivo de novo sem conteúdo ativo nem externo.',
  },
  resource_limit: {
    title: 'O arquivo precisa de mais memória ou tempo do que uma conversão pode usar',
    remedy: 'Tente um arquivo menor ou mais simples.',
  },
  conversion_failed: {
    title: 'Não foi possível converter o arquivo',
    remedy: 'Abra-o no programa em que foi criado, salve-o de novo e tente outra vez, ou escolha outro formato de saída.',
  },
  rate_limited: { title: 'Solicitações demais em pouco tempo', remedy: 'Espere um minuto e tente de novo.' },
  too_many_concurrent: { title: 'Você já tem conversões demais em andamento', remedy: 'Espere até que uma delas termine.' },
  too_many_jobs: {
    title: 'Você já tem resultados demais guardados',
    remedy: 'Baixe ou exclua alguns deles, ou espere até que expirem.',
  },
  interrupted: {
    title: 'O conversor foi reiniciado enquanto processava o arquivo',
    remedy: 'Converta o arquivo novamente.',
  },
  shutting_down: { title: 'O conversor está reiniciando', remedy: 'Tente de novo em um minuto.' },
  storage_full: { title: 'O conversor não tem espaço para mais arquivos', remedy: 'Tente de novo em alguns minutos.' },
  converter_unavailable: {
    title: 'Este conversor está fora do ar',
    remedy: 'Tente mais tarde ou escolha outro formato de saída.',
  },
  mail_unavailable: { title: 'Não foi possível enviar a mensagem', remedy: 'Tente mais tarde.' },
} satisfies ProblemWords;
