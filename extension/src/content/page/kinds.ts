/** What a control or a form is for, by the words on it: tables of seven languages, the more specific rows first. */
import { plain } from '../../lib/text';
import { PhraseTable } from './phrases';

interface Row {
  kind: string;
  /** Words and phrases (accents folded, lower case), separated by `|`; CJK ones match anywhere. */
  words: string;
  /** Matches the path of a link. */
  href?: RegExp;
}

/** Order decides: a "download invoice" is not just a "download". */
const KIND_ROWS: readonly Row[] = [
  {
    kind: 'logout',
    words:
      'log out|logout|sign out|log off|sign off|abmelden|ausloggen|abmeldung|deconnexion|se deconnecter|me deconnecter|cerrar sesion|desconectar|salir|sair|encerrar sessao|退出登录|退出|登出|注销|ログアウト|サインアウト',
    href: /\/(?:log|sign)-?(?:out|off)\b/i,
  },
  {
    kind: 'forgot_password',
    words:
      'forgot|forgotten|reset password|lost password|passwort vergessen|kennwort vergessen|mot de passe oublie|olvide|olvidaste|recuperar contrasena|esqueci|esqueceu|忘记密码|找回密码|パスワードを忘れ|パスワードをお忘れ',
    href: /(?:forgot|reset|lost)[-_]?pass/i,
  },
  {
    kind: 'signup',
    words:
      'sign up|signup|register|create account|create an account|join now|join free|registrieren|konto erstellen|konto anlegen|s inscrire|inscription|creer un compte|registrarse|registrate|crear cuenta|crear una cuenta|cadastrar|cadastre se|criar conta|inscrever se|注册|创建账户|新規登録|会員登録|アカウント作成',
    href: /\/(?:sign-?up|register|registration|join)\b/i,
  },
  {
    kind: 'login',
    words:
      'log in|login|sign in|signin|log on|anmelden|einloggen|anmeldung|connexion|se connecter|s identifier|me connecter|iniciar sesion|acceder|ingresar|entrar|fazer login|iniciar sessao|登录|登入|ログイン|サインイン',
    href: /\/(?:log|sign)-?(?:in|on)\b/i,
  },
  {
    kind: 'reject_cookies',
    words:
      'reject all|decline all|reject cookies|only necessary|necessary only|essential only|alle ablehnen|nur notwendige|nur erforderliche|tout refuser|continuer sans accepter|rechazar todo|solo necesarias|rejeitar tudo|recusar tudo|全部拒绝|すべて拒否',
  },
  {
    kind: 'accept_cookies',
    words:
      'accept all|accept cookies|allow all|agree to all|alle akzeptieren|alle zulassen|cookies akzeptieren|tout accepter|accepter les cookies|aceptar todo|aceptar cookies|aceitar tudo|aceitar cookies|全部接受|接受所有|すべて許可|すべて同意',
  },
  {
    kind: 'download_invoice',
    words:
      'download invoice|invoice pdf|download receipt|download statement|download bill|rechnung herunterladen|rechnung pdf|telecharger la facture|facture pdf|descargar factura|factura pdf|baixar fatura|baixar nota|下载发票|下载账单|請求書をダウンロード|領収書をダウンロード|請求書ダウンロード',
    href: /(?:invoice|receipt|statement|rechnung|factur).*\.pdf$/i,
  },
  {
    kind: 'place_order',
    words:
      'place order|place your order|submit order|complete order|buy now|order now|complete purchase|zahlungspflichtig bestellen|jetzt kaufen|jetzt bestellen|bestellung abschicken|commander|passer la commande|acheter maintenant|realizar pedido|comprar ahora|finalizar compra|finalizar pedido|comprar agora|提交订单|立即购买|下单|注文する|注文を確定|購入する|今すぐ買う',
  },
  {
    kind: 'pay',
    words:
      'pay|pay now|make payment|bezahlen|jetzt bezahlen|zahlen|payer|payer maintenant|pagar|pagar ahora|pagar agora|支付|付款|立即支付|支払う|お支払い',
  },
  {
    kind: 'checkout',
    words:
      'checkout|check out|proceed to checkout|go to checkout|zur kasse|kasse|valider mon panier|passer a la caisse|tramitar pedido|ir a la caja|pasar por caja|fechar pedido|ir para o checkout|去结算|结账|结算|レジに進む|購入手続き',
    href: /\/check-?out\b/i,
  },
  {
    kind: 'add_to_cart',
    words:
      'add to cart|add to basket|add to bag|in den warenkorb|in den einkaufswagen|ajouter au panier|anadir al carrito|agregar al carrito|anadir a la cesta|adicionar ao carrinho|加入购物车|カートに入れる|カートに追加',
  },
  {
    kind: 'cart',
    words:
      'cart|basket|shopping bag|shopping cart|my bag|warenkorb|einkaufswagen|panier|mon panier|carrito|cesta|carrinho|sacola|购物车|カート|買い物かご',
    href: /\/(?:cart|basket|bag|warenkorb|panier|carrito)\b/i,
  },
  {
    kind: 'invoices',
    words:
      'invoice|invoices|receipts|statements|rechnung|rechnungen|belege|facture|factures|factura|facturas|fatura|faturas|发票|账单|請求書|領収書',
    href: /\/(?:invoices?|receipts|statements|rechnungen|factur\w+)\b/i,
  },
  {
    kind: 'billing',
    words:
      'billing|payments|payment method|payment methods|abrechnung|zahlungen|zahlungsmethoden|facturation|paiements|moyens de paiement|facturacion|pagos|metodos de pago|cobranca|pagamentos|付款方式|支付方式|お支払い方法|請求',
    href: /\/(?:billing|payments?)\b/i,
  },
  {
    kind: 'download',
    words: 'download|herunterladen|telecharger|descargar|baixar|下载|下載|ダウンロード',
    href: /\.(?:pdf|csv|xlsx?|zip|docx?|tar|gz|dmg|exe)$/i,
  },
  { kind: 'export', words: 'export|exportieren|exporter|exportar|导出|エクスポート' },
  {
    kind: 'upload',
    words:
      'upload|choose file|choose files|attach|attach file|browse files|hochladen|datei auswahlen|anhangen|televerser|joindre|choisir un fichier|subir|adjuntar|elegir archivo|enviar arquivo|carregar|anexar|escolher arquivo|上传|选择文件|アップロード|ファイルを選択',
  },
  {
    kind: 'unsubscribe',
    words:
      'unsubscribe|cancel subscription|abbestellen|abo kundigen|se desabonner|resilier|darse de baja|cancelar suscripcion|cancelar inscricao|cancelar assinatura|退订|取消订阅|配信停止|解約',
  },
  {
    kind: 'subscribe',
    words:
      'subscribe|newsletter|abonnieren|s abonner|suscribirse|suscribir|inscrever|assinar|订阅|購読|登録する',
  },
  {
    kind: 'delete',
    words:
      'delete|remove|trash|discard|erase|loschen|entfernen|supprimer|retirer|effacer|eliminar|borrar|quitar|excluir|apagar|remover|删除|移除|削除',
  },
  {
    kind: 'next',
    words:
      'next|next page|older|weiter|nachste|nachste seite|suivant|page suivante|siguiente|pagina siguiente|proximo|proxima|proxima pagina|seguinte|下一页|下一步|次へ|次のページ|次',
  },
  {
    kind: 'previous',
    words:
      'previous|prev|previous page|newer|vorherige|vorherige seite|zuruck|precedent|page precedente|anterior|pagina anterior|上一页|上一步|前へ|前のページ|前',
  },
  {
    kind: 'more',
    words:
      'load more|show more|see more|view more|more results|show all|see all|view all|mehr|mehr laden|mehr anzeigen|alle anzeigen|voir plus|afficher plus|charger plus|voir tout|ver mas|mostrar mas|cargar mas|ver todo|ver mais|mostrar mais|carregar mais|ver tudo|加载更多|显示更多|查看更多|もっと見る|さらに表示|すべて表示',
  },
  {
    kind: 'book',
    words:
      'book|book now|book table|book a table|book appointment|reserve|reservation|make a reservation|schedule|buchen|jetzt buchen|reservieren|termin vereinbaren|reserver|prendre rendez vous|reservar|reservar ahora|agendar|预订|预约|予約|予約する',
  },
  {
    kind: 'apply',
    words:
      'apply|apply now|bewerben|jetzt bewerben|anwenden|postuler|appliquer|aplicar|postular|candidatar se|申请|应用|应聘|応募|適用',
  },
  {
    kind: 'confirm',
    words:
      'confirm|yes|ok|okay|i agree|agree|accept|approve|bestatigen|ja|zustimmen|akzeptieren|einverstanden|confirmer|oui|accepter|d accord|valider|confirmar|si|aceptar|aceitar|sim|确认|确定|同意|好的|確認|はい|同意する|承認',
  },
  {
    kind: 'cancel',
    words:
      'cancel|no|decline|abort|dismiss|not now|no thanks|abbrechen|nein|ablehnen|nein danke|annuler|non|refuser|cancelar|rechazar|recusar|nao|取消|拒绝|キャンセル|いいえ|中止',
  },
  { kind: 'close', words: 'close|schliessen|schließen|fermer|cerrar|fechar|关闭|閉じる|x|×|✕|✖' },
  {
    kind: 'save',
    words:
      'save|save changes|update|speichern|sichern|aktualisieren|enregistrer|sauvegarder|guardar|guardar cambios|actualizar|salvar|atualizar|保存|更新|上書き保存',
  },
  {
    kind: 'edit',
    words:
      'edit|modify|change|rename|bearbeiten|andern|modifier|editar|modificar|cambiar|alterar|编辑|修改|編集|変更',
  },
  {
    kind: 'send',
    words:
      'send|send message|reply|senden|absenden|antworten|envoyer|repondre|enviar|responder|发送|回复|送信|返信',
  },
  {
    kind: 'publish',
    words:
      'publish|post|post comment|tweet|veroffentlichen|posten|publier|poster|publicar|postar|发布|发表|公開|投稿',
  },
  { kind: 'share', words: 'share|teilen|partager|compartir|compartilhar|分享|共有|シェア' },
  { kind: 'print', words: 'print|drucken|imprimer|imprimir|打印|印刷' },
  {
    kind: 'search',
    words:
      'search|find|suche|suchen|rechercher|recherche|chercher|buscar|busqueda|pesquisar|pesquisa|搜索|查询|检索|検索|探す',
    href: /\/search\b/i,
  },
  {
    kind: 'filter',
    words: 'filter|filters|refine|filtern|filtrer|filtres|filtrar|filtros|筛选|过滤|絞り込み|フィルター',
  },
  { kind: 'sort', words: 'sort|sort by|order by|sortieren|trier|ordenar|排序|並べ替え|並び替え' },
  {
    kind: 'submit',
    words:
      'submit|continue|go|finish|done|proceed|abschicken|fortfahren|fertig|einreichen|soumettre|continuer|terminer|enviar formulario|continuar|terminar|finalizar|submeter|concluir|提交|继续|完成|送る|続ける|続行|完了|決定',
  },
  {
    kind: 'add',
    words:
      'add|add new|new|create|neu|hinzufugen|anlegen|erstellen|ajouter|nouveau|nouvelle|creer|anadir|agregar|nuevo|nueva|crear|adicionar|novo|nova|criar|添加|新建|新增|创建|追加|新規|作成|+',
  },
  {
    kind: 'settings',
    words:
      'settings|preferences|options|configuration|einstellungen|parametres|preferences|reglages|configuracion|ajustes|preferencias|configuracoes|设置|偏好|設定|環境設定',
    href: /\/(?:settings|preferences)\b/i,
  },
  {
    kind: 'profile',
    words:
      'profile|my profile|profil|mein profil|mon profil|perfil|mi perfil|meu perfil|个人资料|プロフィール',
    href: /\/profile\b/i,
  },
  {
    kind: 'orders',
    words:
      'orders|my orders|order history|bestellungen|meine bestellungen|commandes|mes commandes|pedidos|mis pedidos|meus pedidos|订单|我的订单|注文履歴',
    href: /\/orders?\b/i,
  },
  {
    kind: 'account',
    words:
      'account|my account|konto|mein konto|kundenkonto|compte|mon compte|cuenta|mi cuenta|conta|minha conta|我的账户|账户|帐户|アカウント|マイページ',
    href: /\/(?:account|my-account|konto|compte)\b/i,
  },
  {
    kind: 'home',
    words: 'home|homepage|startseite|accueil|inicio|pagina inicial|首页|主页|ホーム|トップページ',
    href: /^\/$/,
  },
  {
    kind: 'help',
    words: 'help|support|faq|hilfe|aide|assistance|ayuda|soporte|ajuda|suporte|帮助|客服|ヘルプ|サポート',
    href: /\/(?:help|support|faq)\b/i,
  },
  {
    kind: 'contact',
    words:
      'contact|contact us|kontakt|contactez nous|contacto|contactar|contato|fale conosco|联系我们|联系|お問い合わせ|連絡',
    href: /\/(?:contact|kontakt)\b/i,
  },
  {
    kind: 'menu',
    words: 'menu|open menu|main menu|navigation|hamburger|more options|menue|abrir menu|菜单|メニュー',
  },
  { kind: 'back', words: 'back|go back|zuruck|retour|volver|atras|voltar|返回|戻る' },
  { kind: 'language', words: 'language|sprache|langue|idioma|语言|言語' },
  { kind: 'copy', words: 'copy|kopieren|copier|copiar|复制|コピー' },
  {
    kind: 'refresh',
    words: 'refresh|reload|aktualisieren|neu laden|actualiser|recargar|recarregar|刷新|再読み込み|更新する',
  },
  { kind: 'like', words: 'like|upvote|favorite|gefallt mir|j aime|me gusta|curtir|喜欢|点赞|いいね' },
  { kind: 'follow', words: 'follow|folgen|suivre|seguir|关注|フォロー' },
];

const PURPOSE_ROWS: readonly Row[] = [
  { kind: 'filter', words: 'filter|filters|refine|filtern|filtrer|filtres|filtrar|filtros|筛选|絞り込み' },
  {
    kind: 'signup',
    words: `${wordsOf('signup')}|registration|registrierung|neues konto|inscripcion|registro|cadastro`,
  },
  {
    kind: 'newsletter',
    words:
      'newsletter|subscribe|mailing list|abonnieren|s abonner|boletin|suscribirse|assinar|订阅|メルマガ|購読',
  },
  {
    kind: 'payment_method',
    words:
      'payment|payment method|card details|credit card|zahlungsart|zahlungsmethode|kreditkarte|paiement|carte bancaire|carte de credit|pago|metodo de pago|tarjeta|pagamento|cartao|支付|付款|信用卡|支払い|クレジットカード',
  },
  {
    kind: 'shipping',
    words:
      'shipping|shipping address|delivery|delivery address|lieferadresse|versand|livraison|adresse de livraison|envio|direccion de envio|entrega|endereco de entrega|收货地址|配送|お届け先|配送先',
  },
  {
    kind: 'billing',
    words:
      'billing|billing address|rechnungsadresse|facturation|adresse de facturation|facturacion|direccion de facturacion|cobranca|账单地址|請求先',
  },
  { kind: 'checkout', words: wordsOf('checkout') },
  {
    kind: 'booking',
    words:
      'book|booking|reservation|reserve|appointment|check in|buchung|buchen|reservierung|termin|reserver|rendez vous|reserva|reservar|cita|agendamento|预订|预约|予約',
  },
  {
    kind: 'schedule',
    words: 'schedule|calendar|kalender|planen|planifier|calendario|programar|agenda|日程|スケジュール',
  },
  {
    kind: 'transfer',
    words: 'transfer|transfer money|uberweisung|uberweisen|virement|transferencia|transferir|转账|振込|送金',
  },
  {
    kind: 'apply',
    words: 'application|job application|bewerbung|candidature|postuler|candidatura|申请|応募|申し込み',
  },
  {
    kind: 'contact',
    words:
      'contact|contact us|enquiry|inquiry|feedback|kontakt|contactez nous|contacto|contato|联系|お問い合わせ',
  },
  {
    kind: 'compose',
    words: 'compose|message|new message|nachricht|nouveau message|mensaje|mensagem|留言|写信|メッセージ',
  },
  {
    kind: 'comment',
    words:
      'comment|reply|leave a comment|kommentar|antworten|commentaire|comentario|responder|评论|回复|コメント',
  },
  { kind: 'review', words: 'review|rate|bewertung|avis|resena|valoracion|avaliacao|评价|レビュー' },
  {
    kind: 'profile',
    words:
      'profile|personal data|personal information|profil|perfil|datos personales|dados pessoais|个人资料|プロフィール',
  },
  {
    kind: 'settings',
    words:
      'settings|preferences|notifications|einstellungen|parametres|preferences|configuracion|ajustes|configuracoes|设置|設定',
  },
];

function wordsOf(kind: string): string {
  return KIND_ROWS.find((row) => row.kind === kind)?.words ?? '';
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
let kinds: PhraseTable | undefined;
let purposes: PhraseTable | undefined;
/** A sentence is no command: only labels of a few words have a kind. */
const MAX_COMMAND_WORDS = 6;
/** Kinds that a word anywhere in a short label tells; the others must begin or end it, or be half of it. */
const ANYWHERE = new Set(
  'logout login signup forgot_password download_invoice download checkout cart add_to_cart place_order invoices accept_cookies reject_cookies'.split(
    ' ',
  ),
);
/** What the same labels said before: rows repeat their buttons. */
const known = new Map<string, string>();
const MAX_KNOWN = 2_000;

/** The kind of a control by its label and, for links, its path. */
export function kindOf(label: string, href?: string): string | undefined {
  // No word of the tables holds a digit: "Order 17" is what "Order 42" is.
  const key = (href === undefined ? label : `${label}\u0000${href}`).replace(/\d/g, '0');
  let kind = known.get(key);
  if (kind === undefined) {
    kind = computeKind(label, href) ?? '';
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, kind);
  }
  return kind === '' ? undefined : kind;
}

/** Signs that are a whole label; a variation selector after them changes nothing. */
const SIGN_KINDS: readonly [string, string][] = [
  ['→»›❯⟩⇒➡⏭', 'next'],
  ['←«‹❮⟨⇐⬅⏮', 'previous'],
  ['×✕✖✗✘❌❎⨯🗙', 'close'],
  ['☰≡⋮⋯…', 'menu'],
  ['🔍🔎⌕', 'search'],
  ['🗑', 'delete'],
  ['✎✏🖉📝🖊', 'edit'],
  ['⚙🔧🛠', 'settings'],
  ['🛒🛍', 'cart'],
  ['🏠⌂', 'home'],
  ['⬇⭳📥⤓', 'download'],
  ['⬆📤⤒📎', 'upload'],
  ['🖨', 'print'],
  ['👤👥', 'profile'],
  ['♥♡❤👍', 'like'],
  ['✓✔✅', 'confirm'],
  ['↻⟳🔄', 'refresh'],
  ['＋➕', 'add'],
  ['❓', 'help'],
  ['🌐', 'language'],
  ['💾', 'save'],
  ['📋⧉', 'copy'],
];

function kindOfSign(label: string): string | undefined {
  const [sign = '', ...more] = label.replace(/[\uFE0E\uFE0F\s]/g, '');
  if (more.some((one) => one !== sign)) return undefined;
  return SIGN_KINDS.find(([signs]) => [...signs].includes(sign))?.[1];
}

function computeKind(label: string, href: string | undefined): string | undefined {
  if (label.length > 80) return undefined;
  const sign = label !== '' && label.length <= 4 ? kindOfSign(label) : undefined;
  if (sign !== undefined) return sign;
  const text = normalize(label);
  const found = text === '' || text.length > 60 ? undefined : kindByWords(text, href !== undefined);
  if (found !== undefined || href === undefined) return found;
  const path = href.replace(/[?#].*$/s, '');
  if ((path === '/' && text !== '') || /^[\p{N}\s]+$/u.test(text)) return undefined;
  // What a path ends with is what it leads to; what it begins with is where that lies.
  const last = path.replace(/\/$/, '').replace(/^.*(?=\/)/s, '') || '/';
  return KIND_ROWS.find((row) => row.href?.test(last))?.kind;
}

function normalize(label: string): string {
  return plain(label)
    .replace(/[’'\-_/(),.:;!?"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function kindByWords(text: string, isLink: boolean): string | undefined {
  const count = text.split(' ').length;
  if (count > MAX_COMMAND_WORDS) return undefined;
  kinds ??= new PhraseTable(KIND_ROWS.map(({ words }) => words));
  for (const [row, { index, length }] of kinds.find(text)) {
    const kind = KIND_ROWS[row]?.kind ?? '';
    const said = text.slice(index, index + length);
    if (ANYWHERE.has(kind) || CJK.test(said)) return kind;
    const covered = said.split(' ').length / count;
    const isEdge = index === 0 || index + length === text.length;
    if (covered >= 0.5 || (isEdge && !isLink && covered >= 0.25)) return kind;
  }
  return undefined;
}

/** The purpose of a form by its words (heading, legend, submit label, id), after what its fields already say. */
export function purposeByWords(text: string): string | undefined {
  purposes ??= new PhraseTable(PURPOSE_ROWS.map(({ words }) => words));
  const [first] = purposes.find(normalize(text));
  return first && PURPOSE_ROWS[first[0]]?.kind;
}
